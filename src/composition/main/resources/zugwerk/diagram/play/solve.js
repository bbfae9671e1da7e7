// Solving any position of any game.

let games = [];

function fields() {
  $("variant").value = part.game;
  $("settings").value = part.settings.replaceAll(";", "\n");
  presets();
  lists();
  $("stipulation").value = here().task || part.task;
  $("fen").value = here().fen;
}

function presets() {
  const known = games.find(game => game.id === $("variant").value)?.presets ?? [];
  $("presetLine").hidden = known.length === 0;
  $("presets").replaceChildren(new Option("Own list", ""), ...known.map(preset => new Option(preset.name, preset.lists)));
  $("presets").value = settings();
  if ($("presets").selectedIndex < 0) {
    $("presets").value = "";
  }
}

/** The settings in one line, as the program reads them. */
const settings = () => $("settings").value.trim().split(/\n+/).join(";");

function entered() {
  const task = $("stipulation").value.trim();
  return {game: $("variant").value, settings: settings(), fen: $("fen").value.trim(),
    figures: $("variant").value === part.game ? part.figures : undefined, task, words: "", set: "",
    first: /^h.*\.5$/.test(task) ? 1 : 0, battle: task !== "" && !/^(exact-)?(h|ser-|p?h?ser|reci)/.test(task)};
}

/** The game changes at once; the position stays. */
async function change() {
  $("fault").textContent = await begin({...entered(), task: "", battle: false},
    "The game has changed. " + (editing ? "Go on setting up." : "Play any legal moves, or solve."));
  if (editing) {
    await toolbox();
  }
}

$("variant").onchange = async () => {
  $("settings").value = "";
  presets();
  const {fault} = await rules.call("show", $("variant").value, "", $("fen").value);
  $("fen").value = fault ? games.find(game => game.id === $("variant").value).start : $("fen").value;
  await change();
  lists();
};
$("presets").onchange = () => {
  $("settings").value = $("presets").value.replaceAll(";", "\n") || $("settings").value;
  change();
  lists();
};
function typing() {
  clearTimeout(typing.timer);
  typing.timer = setTimeout(change, 400);
}
$("settings").oninput = typing;
$("show").onclick = async () => {
  leaveSetUp();
  $("fault").textContent = await begin(entered());
};
$("solve").onclick = async () => {
  forget();
  const {game, settings: chosen, fen, task} = entered();
  $("stop").disabled = false;
  $("solve").disabled = true;
  $("result").hidden = true;
  $("fault").textContent = "";
  // Whoever lets the page solve a problem of the contest gets no points for it.
  problem.parts.filter(each => each.fen === fen).forEach(each => charge(FULL, each));
  solver.onprogress = ({step, done, all, nodes}) =>
    $("progress").textContent = `${step}: ${done} of ${all} first moves, ${Number(nodes).toLocaleString("en")} moves played`;
  $("progress").textContent = "Solving\u2026";
  const solved = await solver.call("solve", game, chosen, fen, task, "all");
  solver.onprogress = undefined;
  $("stop").disabled = true;
  $("solve").disabled = false;
  $("progress").textContent = solved.stopped ? "Stopped." : solved.fault ? "" : "Result: " + solved.verdict + ".";
  $("fault").textContent = solved.stopped ? "" : solved.fault ?? "";
  $("result").hidden = !solved.text;
  $("result").textContent = solved.text ?? "";
};
$("stop").onclick = () => solver.stop();
$("solver").ontoggle = () => $("solver").open && fields();
