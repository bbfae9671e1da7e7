// What is played: a list of places, each a position with what is left to be done there.

let problem = problems[0];
let part = problem.parts[0];
let places = [];
let at = 0;
let picked = -1;
let hints = 0;
let turned = problem.flipped;
let thinking = 0;

const here = () => places[at];
const ask = (program, name, ...texts) => program.call(name, part.game, part.settings, ...texts);
/** Asks the solver, with a bar and a button that stops it if it takes long. */
async function think(name, ...texts) {
  const wait = setTimeout(() => $("busy").hidden = false, 500);
  solver.onprogress = ({done, all}) => {
    $("bar").max = Math.max(1, all);
    $("bar").value = done;
  };
  const answer = await ask(solver, name, ...texts);
  clearTimeout(wait);
  $("busy").hidden = true;
  $("bar").removeAttribute("value");
  return answer;
}

const number = (ply, text) => (Math.floor(ply / 2) + 1) + (ply % 2 ? "..." : ".") + lettered(text);

const ending = view => view.verdict ? ", " + lang(view.verdict) : "";

const lettered = text => translated(text, problem.letters);

async function begin(chosen, saying = "") {
  forget();
  const mine = thinking;
  const view = await rules.call("show", chosen.game, chosen.settings, chosen.fen);
  if (view.fault || mine !== thinking) {
    return view.fault ?? "";
  }
  part = chosen;
  places = [{view, fen: view.fen, task: part.task, ply: part.first, from: -1, to: -1,
    say: saying || (view.faults[0] ?? (!part.task ? lang("Play any legal moves.")
      : part.battle ? lang("Find the key.") : lang("Find the solution.")))}];
  at = 0;
  render();
  return "";
}

/** Lets answers to earlier questions come to nothing. */
function forget() {
  thinking++;
  picked = -1;
  hints = 0;
  $("choice").hidden = true;
  if (solver?.waiting.size) {
    solver.stop();
  }
}

function add(place) {
  places.length = at + 1;
  places.push(place);
  at++;
  hints = 0;
  picked = -1;
  render();
}

function say(text) {
  here().say = text;
  render();
}

async function made(move, from) {
  const earlier = places.slice(0, places.indexOf(from)).map(place => place.fen).join("\n");
  const view = await ask(rules, "play", from.fen, move, ...($("draws").checked && !part.task ? [earlier] : []));
  return {view, fen: view.fen, task: "", ply: from.ply + 1, from: view.from, to: view.to, text: number(from.ply, view.text)};
}

async function play(move) {
  forget();
  const mine = thinking;
  const before = here();
  const place = await made(move, before);
  place.task = before.after ?? "";
  place.say = place.text + ending(place.view) + ".";
  if (mine !== thinking) {
    return;
  }
  add(place);
  if (before.task) {
    place.say += " " + lang("Checking…");
    render();
    const judged = await think("judge", before.fen, before.task, move);
    if (mine === thinking) {
      await (judged.fault ? say(judged.fault) : part.battle ? contested(judged, before, place, mine)
        : helped(judged, before, place));
    }
  } else if (before.after) {
    const answers = await think("answers", place.fen, place.task);
    if (mine === thinking) {
      say(place.text + ": " + (answers.fault ?? (answers.moves.length ? lang("set play answers it. Find the answer.")
        : lang("there is no set play."))));
    }
  }
}

async function contested(judged, before, place, mine) {
  const first = before.ply === part.first && !before.set;
  const dual = judged.others?.length && !first 
    ? " " + lang("Dual: {0} also works.", number(before.ply, judged.others[0])) : "";
  const cook = judged.others?.length && first 
    ? " " + lang("{0} would solve too.", judged.others.map(lettered).join(", ")) : "";
  const slow = judged.solves && !judged.shortest ? " " + lang("It could be faster.") : "";
  const right = (first ? lang("That is the key.") : lang("Right.")) + dual + cook + slow;
  if (judged.done) {
    say(place.text + ending(place.view) + ". " + lang("Solved!") + award() + dual + cook);
    return;
  }
  if (!judged.solves) {
    charge(1);
  }
  if (!judged.answer) {
    const reason = place.view.verdict ? lang(place.view.verdict) : lang("no move is left");
    say(first ? lang("Not the key: {0}.", reason) : lang("That fails: {0}.", reason));
    return;
  }
  const answer = await made(judged.answer, place);
  if (mine !== thinking) {
    return;
  }
  if (judged.solves) {
    answer.task = judged.ends ? "" : judged.next;
    answer.say = right + " " + (judged.ends ? answer.text + ending(answer.view) + ". " + lang("Solved!") + award()
      : lang("{0} is the answer. Your move: {1}.", answer.text, judged.next));
  } else {
    const all = judged.refutations === judged.defences && judged.defences > 1 ? " " + lang("Every move refutes.")
      : judged.refutations > 1 ? " " + counted(judged.refutations, "{0} move refutes.", "{0} moves refute.") : "";
    answer.say = (first ? lang("Not the key: {0} refutes.", answer.text + "!")
      : lang("That fails: {0} refutes.", answer.text + "!")) + all + " " + lang("Go back and try again.");
  }
  add(answer);
}

async function helped(judged, before, place) {
  if (judged.done) {
    say(place.text + ending(place.view) + ". " + lang("Solved!") + award());
  } else if (!judged.solves) {
    charge(1);
    say(lang("{0}: no solution begins like this. Go back and try again.", place.text));
  } else {
    if (judged.pass) {
      place.view = await ask(rules, "pass", place.fen);
      place.fen = place.view.fen;
      place.ply++;
    }
    place.task = judged.next ?? "";
    say(judged.next ? lang("{0}: on the way. Left: {1}.", place.text, judged.next)
      : lang("{0}: on the way. Finish it.", place.text));
  }
}

async function hint() {
  const place = here();
  if (!place.task) {
    say(at ? lang("Go back to a move of yours first.") : lang("There is nothing to solve here."));
    return;
  }
  const mine = thinking;
  if (!place.answers) {
    say(lang("Looking for a hint…"));
    place.answers = await think("answers", place.fen, place.task);
  }
  if (mine !== thinking || here() !== place) {
    return;
  }
  const answer = place.answers.moves?.[0];
  if (!answer) {
    place.answers.stopped && delete place.answers;
    say(place.answers?.fault ?? lang("Nothing solves from here. Go back."));
    return;
  }
  hints = Math.min(hints + 1, 3);
  charge(hints < 3 ? 1 : FULL);
  const letter = place.view.squares[answer.from][0].toUpperCase();
  say(["", lang("Hint: move the {0} on {1}.", nameOf(letter), square(answer.from)),
    lang("Hint: it goes to {0}.", square(answer.to)), lang("The move is {0}.", number(place.ply, answer.text))][hints]);
}

async function setPlay() {
  const mine = thinking;
  const view = await ask(rules, "pass", problem.parts.includes(part) ? part.fen : here().fen);
  if (mine !== thinking) {
    return;
  }
  at = 0;
  add({view, fen: view.fen, task: "", after: part.set, set: true, ply: 1, from: -1, to: -1, text: lang("Set play") + ":",
    say: view.side === "White" ? lang("Set play: move for White first.") : lang("Set play: move for Black first.")});
}

function go(index) {
  forget();
  at = Math.max(0, Math.min(index, places.length - 1));
  render();
  if (editing) {
    toolbox();
  }
}

/** Goes back past the answer of the page, to where the reader moved. */
function back() {
  let to = at - 1;
  while (to > 0 && part.task && part.battle && !places[to].task && !places[to].after && !places[to].set) {
    to--;
  }
  go(to);
}
