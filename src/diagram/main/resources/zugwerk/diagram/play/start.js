// The buttons, and the start.

$("reset").onclick = () => go(0);
$("back").onclick = back;
$("forward").onclick = () => go(at + 1);
$("cancel").onclick = () => solver.stop();
$("hint").onclick = hint;
$("set").onclick = setPlay;
$("pass").onclick = () => play("pass");
$("flip").onclick = () => {
  turned = !turned;
  cells();
  render();
};
$("return").onclick = () => {
  if (editing) {
    leaveSetUp();
  }
  open(problems.indexOf(problem), $("parts").selectedIndex);
};
$("parts").onchange = () => begin(problem.parts[$("parts").value]);

async function start() {
  $("say").textContent = lang("Loading…");
  cells();
  const url = await unpacked();
  rules = new Program(url);
  solver = new Program(url);
  ({games} = await rules.call("games"));
  $("variant").replaceChildren(...games.map(game => new Option(game.title, game.id)));
  const fault = await open(0);
  $("say").textContent = fault || here().say;
  document.documentElement.dataset.ready = "true";
}

$("reading").hidden = true;
document.querySelectorAll(".scripted").forEach(each => each.hidden = false);
start().catch(cannotRun);
