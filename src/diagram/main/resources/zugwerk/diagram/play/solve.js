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
  $("presets").replaceChildren(new Option(lang("Own list"), ""), ...known.map(preset => new Option(preset.name, preset.lists)));
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
    editing ? lang("The game has changed. Go on setting up.")
      : lang("The game has changed. Play any legal moves, or solve."));
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
    $("progress").textContent = lang("{0}: {1} of {2} first moves, {3} moves played",
      step, done, all, Number(nodes).toLocaleString(document.documentElement.lang));
  $("progress").textContent = lang("Solving…");
  const solved = await solver.call("solve", game, chosen, fen, task, "all");
  solver.onprogress = undefined;
  $("stop").disabled = true;
  $("solve").disabled = false;
  $("progress").textContent = solved.stopped ? lang("Stopped.") : solved.fault ? ""
    : lang("Result: {0}.", lang(solved.verdict));
  $("fault").textContent = solved.stopped ? "" : solved.fault ?? "";
  $("result").hidden = !solved.text;
  $("result").textContent = solved.text ?? "";
};
$("stop").onclick = () => solver.stop();
$("solver").ontoggle = () => $("solver").open && fields();
