"use strict";
const $ = id => document.getElementById(id);
const {parts, flipped, letters} = JSON.parse($("data").textContent);
const FILES = "abcdefgh";
const NAMES = {K: "King", Q: "Queen", R: "Rook", B: "Bishop", N: "Knight", P: "Pawn"};

// The rules and the solver, in workers: one answers at once, the other may think for long and be stopped.

async function unpacked() {
  const bytes = Uint8Array.from(atob($("engine").textContent), c => c.charCodeAt(0));
  const script = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  return URL.createObjectURL(new Blob([script, ";main([]);"
    + "globalThis.zugwerkProgress = json => postMessage({progress: JSON.parse(json)});"
    + "onmessage = ({data: {id, name, texts}}) => { let answer;"
    + " try { answer = JSON.parse(zugwerk(name, texts)); } catch (fault) { answer = {fault: String(fault)}; }"
    + " postMessage({id, answer}); };"], {type: "text/javascript"}));
}

class Program {
  constructor(url) {
    this.url = url;
    this.next = 0;
    this.start();
  }

  start() {
    this.waiting = new Map();
    this.worker = new Worker(this.url);
    this.worker.onmessage = ({data}) => {
      if (data.progress) {
        this.onprogress?.(data.progress);
      } else {
        this.answered = true;
        this.waiting.get(data.id)?.(data.answer);
        this.waiting.delete(data.id);
      }
    };
    // A program that has never answered would fail again.
    this.worker.onerror = event => this.answered ? this.stop("The program failed: " + event.message)
      : ($("say").textContent = "This browser cannot run the program: " + event.message);
  }

  call(name, ...texts) {
    return new Promise(done => {
      const id = this.next++;
      this.waiting.set(id, done);
      this.worker.postMessage({id, name, texts});
    });
  }

  stop(fault = "Stopped.") {
    this.worker.terminate();
    const waiting = [...this.waiting.values()];
    this.start();
    waiting.forEach(done => done({fault, stopped: true}));
  }
}

let rules;
let solver;

// What is played: a list of places, each a position with what is left to be done there.

let part = parts[0];
let places = [];
let at = 0;
let picked = -1;
let hints = 0;
let turned = flipped;
let thinking = 0;

const here = () => places[at];
const ask = (program, name, ...texts) => program.call(name, part.game, part.settings, ...texts);
const number = (ply, text) => (Math.floor(ply / 2) + 1) + (ply % 2 ? "..." : ".") + lettered(text);

/** A move with the letters of the page's language. */
function lettered(text) {
  const names = Object.keys(letters).join("");
  return !names ? text : text
    .replace(new RegExp(`(?<![\\p{L}/])([xcwb]?)([${names}])(?=~|[a-h]?[1-8]?[x:*-]?[a-h][1-8])`, "gu"),
      (all, before, letter) => before + letters[letter])
    .replace(new RegExp(`=([${names}])(?![\\p{L}\\d/=])`, "gu"), (all, letter) => "=" + letters[letter]);
}

async function begin(chosen, saying = "") {
  forget();
  part = chosen;
  const view = await ask(rules, "show", part.fen);
  if (view.fault) {
    return view.fault;
  }
  places = [{view, fen: view.fen, task: part.task, ply: part.first, from: -1, to: -1,
    say: saying || (view.faults[0] ?? (part.task ? "Find the solution: " + part.words + "." : "Play any legal moves."))}];
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
  const view = await ask(rules, "play", from.fen, move);
  return {view, fen: view.fen, task: "", ply: from.ply + 1, from: view.from, to: view.to, text: number(from.ply, view.text)};
}

async function play(move) {
  forget();
  const mine = thinking;
  const before = here();
  const place = await made(move, before);
  place.task = before.after ?? "";
  place.say = place.text + (place.view.verdict ? ", " + place.view.verdict : "") + ".";
  if (mine !== thinking) {
    return;
  }
  add(place);
  if (before.task) {
    place.say += " Checking\u2026";
    render();
    const judged = await ask(solver, "judge", before.fen, before.task, move);
    if (mine === thinking) {
      await (judged.fault ? say(judged.fault) : part.battle ? contested(judged, before, place, mine)
        : helped(judged, before, place));
    }
  } else if (before.after) {
    const answers = await ask(solver, "answers", place.fen, place.task);
    if (mine === thinking) {
      say(place.text + ": " + (answers.fault ?? (answers.moves.length ? "set play answers it. Find the answer."
        : "there is no set play.")));
    }
  }
}

async function contested(judged, before, place, mine) {
  const first = before.ply === part.first && !before.set;
  const goal = place.view.verdict ? ", " + place.view.verdict : "";
  const dual = judged.others?.length && !first ? " Dual: " + number(before.ply, judged.others[0]) + " also works." : "";
  const cook = judged.others?.length && first ? " " + judged.others.map(lettered).join(", ") + " would solve too." : "";
  const slow = judged.solves && !judged.shortest ? " It could be faster." : "";
  const right = (first ? "That is the key." : "Right.") + dual + cook + slow;
  if (judged.done) {
    say(place.text + goal + ". Solved!" + dual + cook);
    return;
  }
  if (!judged.answer) {
    say((first ? "Not the key: " : "That fails: ") + (place.view.verdict || "no move is left") + ".");
    return;
  }
  const answer = await made(judged.answer, place);
  if (mine !== thinking) {
    return;
  }
  if (judged.solves) {
    answer.task = judged.ends ? "" : judged.next;
    answer.say = right + " " + answer.text + (judged.ends ? (answer.view.verdict ? ", " + answer.view.verdict : "")
      + ". Solved!" : " is the answer. Your move: " + judged.next + ".");
  } else {
    const all = judged.refutations === judged.defences && judged.defences > 1 ? " Every move refutes."
      : judged.refutations > 1 ? " " + judged.refutations + " moves refute." : "";
    answer.say = (first ? "Not the key: " : "That fails: ") + answer.text + "! refutes." + all + " Go back and try again.";
  }
  add(answer);
}

async function helped(judged, before, place) {
  if (judged.done) {
    say(place.text + (place.view.verdict ? ", " + place.view.verdict : "") + ". Solved!");
  } else if (!judged.solves) {
    say(place.text + ": no solution begins like this. Go back and try again.");
  } else {
    if (judged.pass) {
      place.view = await ask(rules, "pass", place.fen);
      place.fen = place.view.fen;
      place.ply++;
    }
    place.task = judged.next ?? "";
    say(place.text + ": on the way. " + (judged.next ? "Left: " + judged.next + "." : "Finish it."));
  }
}

async function hint() {
  const place = here();
  if (!place.task) {
    say(at ? "Go back to a move of yours first." : "There is nothing to solve here.");
    return;
  }
  const mine = thinking;
  if (!place.answers) {
    say("Looking for a hint\u2026");
    place.answers = await ask(solver, "answers", place.fen, place.task);
  }
  if (mine !== thinking || here() !== place) {
    return;
  }
  const answer = place.answers.moves?.[0];
  if (!answer) {
    place.answers.stopped && delete place.answers;
    say(place.answers?.fault ?? "Nothing solves from here. Go back.");
    return;
  }
  hints = Math.min(hints + 1, 3);
  const letter = place.view.squares[answer.from][0].toUpperCase();
  say(["", "Hint: move the " + (NAMES[letter] ?? letter) + " on " + square(answer.from) + ".",
    "Hint: it goes to " + square(answer.to) + ".", "The move is " + number(place.ply, answer.text) + "."][hints]);
}

async function setPlay() {
  const mine = thinking;
  const view = await ask(rules, "pass", parts.includes(part) ? part.fen : here().fen);
  if (mine !== thinking) {
    return;
  }
  at = 0;
  add({view, fen: view.fen, task: "", after: part.set, set: true, ply: 1, from: -1, to: -1, text: "Set play:",
    say: "Set play: move for " + view.side + " first."});
}

// The board.

function square(index) {
  return FILES[index % 8] + (Math.floor(index / 8) + 1);
}

function cells() {
  const board = $("board");
  board.replaceChildren();
  for (let row = 0; row < 8; row++) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    for (let column = 0; column < 8; column++) {
      const index = turned ? row * 8 + 7 - column : (7 - row) * 8 + column;
      const cell = document.createElement("button");
      cell.type = "button";
      cell.setAttribute("role", "gridcell");
      cell.dataset.square = index;
      cell.tabIndex = -1;
      line.append(cell);
    }
    board.append(line);
  }
}

const cell = index => document.querySelector(`[data-square="${index}"]`);

function drawn(parent, name, attributes, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.textContent = text;
  parent.append(element);
  return element;
}

function badge(svg, text, y) {
  const group = drawn(svg, "g", {class: "badge"});
  const width = Math.max(.36, .17 * text.length + .12);
  drawn(group, "rect", {x: .98 - width, y, width, height: .34, rx: .1});
  drawn(group, "text", {x: .98 - width / 2, y: y + .265}, text);
}

function fill(target, [letter, tile, corner, foot]) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 1 1");
  svg.setAttribute("aria-hidden", "true");
  if (tile) {
    drawn(svg, "rect", {class: "tile " + tile, x: .07, y: .07, width: .86, height: .86, rx: .06});
  }
  const white = letter === letter.toUpperCase();
  if (letter && document.getElementById("man-" + (white ? "w" : "b") + letter.toUpperCase())) {
    drawn(svg, "use", {href: "#man-" + (white ? "w" : "b") + letter.toUpperCase()});
  } else if (letter) {
    drawn(svg, "text", {class: "letter " + (white ? "w" : "b"), x: .5, y: .72}, letter.toUpperCase());
  }
  if (corner) {
    badge(svg, corner, .02);
  }
  if (foot) {
    badge(svg, foot, .64);
  }
  target.replaceChildren(svg);
}

function label(index, [letter, tile, corner, foot]) {
  const name = letter && (letter === letter.toUpperCase() ? "white " : "black ") + (NAMES[letter.toUpperCase()] ?? letter);
  const state = [{w: "white tile", b: "black tile", g: "grey tile"}[tile], corner, foot].filter(Boolean).join(", ");
  return square(index) + ", " + (name || "empty") + (state ? ", " + state : "");
}

const movesFrom = index => here()?.view.moves.filter(move => move.from === index && move.move !== "pass") ?? [];

function render() {
  if (!here()) {
    return;
  }
  const {view, from, to, task} = here();
  const answer = hints && here().answers?.moves?.[0];
  const goals = picked < 0 ? [] : movesFrom(picked).map(move => move.to);
  view.squares.forEach((content, index) => {
    const target = cell(index);
    fill(target, content);
    target.setAttribute("aria-label", label(index, content) + (goals.includes(index) ? ", can be reached" : ""));
    target.setAttribute("aria-selected", String(index === picked));
    target.className = [(index % 8 + (index >> 3)) % 2 ? "" : "dark", index === from || index === to ? "last" : "",
      content[0] ? "man" : "", movesFrom(index).length ? "own" : "", index === picked ? "picked" : "",
      goals.includes(index) ? "goal" : "", answer && (index === answer.from || hints > 1 && index === answer.to)
        ? "hinted" : ""].join(" ");
  });
  if (!document.querySelector("#board [tabindex='0']")) {
    cell(0).tabIndex = 0;
  }
  $("task").textContent = part.task;
  $("words").textContent = part.words;
  $("mover").textContent = view.faults.length ? "" : view.verdict.endsWith("mate") ? view.verdict : view.side + " to move";
  $("say").textContent = here().say;
  $("notes").replaceChildren(...view.notes.map(note => Object.assign(document.createElement("li"), {textContent: note})));
  $("line").textContent = places.slice(1, at + 1).map(place => place.text)
    .map((text, index, all) => index && all[index - 1].match(/^\d+\.[^.]/) ? text.replace(/^\d+\.\.\./, "") : text).join(" ");
  $("reset").disabled = $("back").disabled = at === 0;
  $("forward").disabled = at + 1 >= places.length;
  $("hint").disabled = !task;
  $("set").hidden = !part.set;
  $("pass").hidden = !view.moves.some(move => move.move === "pass");
}

function go(index) {
  forget();
  at = Math.max(0, Math.min(index, places.length - 1));
  render();
}

/** Goes back past the answer of the page, to where the reader moved. */
function back() {
  let to = at - 1;
  while (to > 0 && part.task && part.battle && !places[to].task && !places[to].after && !places[to].set) {
    to--;
  }
  go(to);
}

function choose(moves) {
  if (moves.length === 1) {
    play(moves[0].move);
    return;
  }
  $("choice").hidden = false;
  $("choice").replaceChildren(...moves.map(move => {
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), {type: "button", textContent: lettered(move.text)});
    button.onclick = () => play(move.move);
    item.append(button);
    return item;
  }));
  $("choice").querySelector("button").focus();
}

function pick(index) {
  $("choice").hidden = true;
  const moves = picked < 0 ? [] : movesFrom(picked).filter(move => move.to === index);
  if (moves.length) {
    choose(moves);
  } else {
    const own = movesFrom(index);
    // A drop begins and ends on an empty square.
    if (own.length && own.every(move => move.to === index) && !here().view.squares[index][0]) {
      choose(own);
    } else {
      picked = own.length && index !== picked ? index : -1;
      render();
    }
  }
}

const under = event => document.elementFromPoint(event.clientX, event.clientY)?.closest("#board button");
let drag = -1;
let grip = [0, 0];
let fresh = false;

$("board").addEventListener("pointerdown", event => {
  const index = Number(event.target.closest("button")?.dataset.square ?? -1);
  const aims = picked >= 0 && movesFrom(picked).some(move => move.to === index);
  fresh = false;
  drag = -1;
  if (index >= 0 && !aims && here()?.view.squares[index][0] && movesFrom(index).length) {
    event.target.releasePointerCapture?.(event.pointerId);
    fresh = picked !== index;
    drag = picked = index;
    grip = [event.clientX, event.clientY];
    render();
  }
});
document.addEventListener("pointermove", event => {
  if (drag >= 0) {
    cell(drag).style.zIndex = 2;
    cell(drag).firstChild.style.transform = `translate(${event.clientX - grip[0]}px, ${event.clientY - grip[1]}px)`;
  }
});
document.addEventListener("pointerup", event => {
  const from = drag;
  const target = under(event);
  drag = -1;
  if (from >= 0) {
    cell(from).style.zIndex = "";
    cell(from).firstChild.style.transform = "";
  }
  if (from >= 0 && target && Number(target.dataset.square) !== from) {
    pick(Number(target.dataset.square));
  }
});
$("board").addEventListener("click", event => {
  const target = event.target.closest("button");
  // The press that picked the piece is no second choice of it.
  if (target && !fresh) {
    pick(Number(target.dataset.square));
  }
  fresh = false;
});
$("board").addEventListener("keydown", event => {
  const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key];
  const index = Number(event.target.dataset?.square);
  if (event.key === "Escape") {
    picked = -1;
    render();
  }
  if (!step || Number.isNaN(index)) {
    return;
  }
  event.preventDefault();
  const way = turned ? -1 : 1;
  const file = index % 8 + way * step[0];
  const rank = (index >> 3) + way * step[1];
  if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
    event.target.tabIndex = -1;
    cell(rank * 8 + file).tabIndex = 0;
    cell(rank * 8 + file).focus();
  }
});
document.addEventListener("keydown", event => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  if (event.key === "Backspace" && at > 0) {
    event.preventDefault();
    back();
  } else if (event.key === "Home" && at > 0) {
    event.preventDefault();
    go(0);
  }
});

// Solve here.

let games = [];

function fields() {
  $("variant").value = part.game;
  $("settings").value = part.settings;
  presets();
  $("stipulation").value = here().task || part.task;
  $("fen").value = here().fen;
}

function presets() {
  const known = games.find(game => game.id === $("variant").value)?.presets ?? [];
  $("presetLine").hidden = known.length === 0;
  $("presets").replaceChildren(new Option("Own list", ""), ...known.map(preset => new Option(preset.name, preset.lists)));
  $("presets").value = $("settings").value;
  if ($("presets").selectedIndex < 0) {
    $("presets").value = "";
  }
}

function entered() {
  const task = $("stipulation").value.trim();
  return {game: $("variant").value, settings: $("settings").value.trim().split(/\n+/).join(";"), fen: $("fen").value.trim(),
    task, words: task, first: /^h.*\.5$/.test(task) ? 1 : 0, battle: !/^(exact-)?(h|ser-|p?h?ser|reci)/.test(task), set: ""};
}

/** The game changes at once; the position stays. */
async function change() {
  const old = part;
  const fault = await begin({...entered(), task: ""}, "The game has changed. Play any legal moves, or solve.");
  $("fault").textContent = fault;
  if (fault) {
    part = old;
  }
}

$("variant").onchange = async () => {
  $("settings").value = "";
  presets();
  const {fault} = await rules.call("show", $("variant").value, "", $("fen").value);
  $("fen").value = fault ? games.find(game => game.id === $("variant").value).start : $("fen").value;
  change();
};
$("presets").onchange = () => {
  $("settings").value = $("presets").value || $("settings").value;
  change();
};
let typing;
$("settings").oninput = () => {
  clearTimeout(typing);
  typing = setTimeout(change, 400);
};
$("show").onclick = async () => {
  const old = part;
  $("fault").textContent = await begin(entered());
  part = $("fault").textContent ? old : part;
};
$("solve").onclick = async () => {
  forget();
  const {game, settings, fen, task} = entered();
  $("stop").disabled = false;
  $("solve").disabled = true;
  $("result").hidden = true;
  $("fault").textContent = "";
  solver.onprogress = ({step, done, all, nodes}) =>
    $("progress").textContent = `${step}: ${done} of ${all} first moves, ${Number(nodes).toLocaleString("en")} moves played`;
  $("progress").textContent = "Solving\u2026";
  const solved = await solver.call("solve", game, settings, fen, task, "all");
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

$("reset").onclick = () => go(0);
$("back").onclick = back;
$("forward").onclick = () => go(at + 1);
$("hint").onclick = hint;
$("set").onclick = setPlay;
$("pass").onclick = () => play("pass");
$("flip").onclick = () => {
  turned = !turned;
  cells();
  render();
};
$("reveal")?.addEventListener("click", () => {
  $("printed").hidden = !$("printed").hidden;
  $("reveal").setAttribute("aria-expanded", String(!$("printed").hidden));
  $("reveal").textContent = $("printed").hidden ? "Show the solution" : "Hide the solution";
});
$("parts").replaceChildren(...parts.map((each, index) => new Option(each.heading, index)));
$("parts").closest("label").hidden = parts.length < 2;
$("parts").onchange = () => begin(parts[$("parts").value]);
if ($("printed")) {
  $("printed").hidden = true;
  $("reveal").hidden = false;
}

async function open() {
  $("say").textContent = "Loading\u2026";
  cells();
  const url = await unpacked();
  rules = new Program(url);
  solver = new Program(url);
  ({games} = await rules.call("games"));
  $("variant").replaceChildren(...games.map(game => new Option(game.title, game.id)));
  const fault = await begin(parts[0]);
  $("say").textContent = fault || here().say;
  document.documentElement.dataset.ready = "true";
}

open().catch(fault => $("say").textContent = "This browser cannot run the program: " + fault.message);
