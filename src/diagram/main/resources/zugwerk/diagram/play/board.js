// The board.

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

function badge(svg, text, y) {
  const group = drawn(svg, "g", {class: "badge"});
  const width = Math.max(.36, .17 * text.length + .12);
  drawn(group, "rect", {x: .98 - width, y, width, height: .34, rx: .1});
  drawn(group, "text", {x: .98 - width / 2, y: y + .265}, text);
}

/** The definition of a picture for a piece of the game; of none if it has none here. */
function defined(letter) {
  const known = part.figures ?? figures[part.game] ?? {};
  const name = known[letter.toUpperCase()];
  return name && document.getElementById("man-" + (letter === letter.toUpperCase() ? "w" : "b") + name);
}

function picture([letter, tile, corner, foot]) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 1 1");
  svg.setAttribute("aria-hidden", "true");
  if (tile) {
    drawn(svg, "rect", {class: "tile " + tile, x: .07, y: .07, width: .86, height: .86, rx: .06});
  }
  const white = letter === letter.toUpperCase();
  if (letter && defined(letter)) {
    drawn(svg, "use", {href: "#" + defined(letter).id});
  } else if (letter) {
    drawn(svg, "text", {class: "letter " + (white ? "w" : "b"), x: .5, y: .72}, letter.toUpperCase());
  }
  if (corner) {
    badge(svg, corner, .02);
  }
  if (foot) {
    badge(svg, foot, .64);
  }
  return svg;
}

const nameOf = letter => lang(here()?.view.names[letter] ?? NAMES[letter] ?? letter);
const named = letter => letter === letter.toUpperCase() ? lang("white {0}", nameOf(letter))
  : lang("black {0}", nameOf(letter.toUpperCase()));
const toMove = side => side === "White" ? lang("White to move") : lang("Black to move");

/** The names of files and ranks, on the squares at the edge. */
function coordinate(svg, index) {
  const file = index % 8;
  const rank = Math.floor(index / 8);
  if (file === (turned ? 7 : 0)) {
    drawn(svg, "text", {class: "coordinate", x: .03, y: .2}, String(rank + 1));
  }
  if (rank === (turned ? 7 : 0)) {
    drawn(svg, "text", {class: "coordinate", x: .86, y: .96}, FILES[file]);
  }
}

function label(index, [letter, tile, corner, foot]) {
  const state = [{w: lang("white tile"), b: lang("black tile"), g: lang("grey tile")}[tile], corner, foot].filter(Boolean).join(", ");
  return square(index) + ", " + (letter ? named(letter) : lang("empty")) + (state ? ", " + state : "");
}

/** Powers and state that belong to no square. */
const noted = notes => $("notes").replaceChildren(...notes.map(note => element("li", {textContent: note})));

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
    target.replaceChildren(picture(content));
    coordinate(target.firstChild, index);
    target.setAttribute("aria-label", label(index, content) + (goals.includes(index)
      ? ", " + lang("can be reached: {0}", lettered(movesFrom(picked).find(move => move.to === index).text)) : ""));
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
  $("mover").textContent = view.faults.length ? "" : view.verdict.endsWith("mate") ? lang(view.verdict)
    : toMove(view.side);
  if ($("say").textContent !== here().say) {
    $("say").textContent = here().say;
  }
  noted(view.notes);
  $("line").textContent = places.slice(1, at + 1).map(place => place.text).filter(Boolean)
    .map((text, index, all) => index && all[index - 1].match(/^\d+\.[^.]/) ? text.replace(/^\d+\.\.\./, "") : text).join(" ");
  $("reset").disabled = $("back").disabled = at === 0;
  $("forward").disabled = at + 1 >= places.length;
  $("hint").disabled = !task;
  $("game").textContent = part.title ?? games.find(game => game.id === part.game)?.title ?? "";
  if (editing) {
    $("fen").value = here().fen;
  }
  const own = !problem.parts.includes(part);
  $("return").hidden = !own;
  $("caption").hidden = own;
  $("reveal").hidden = own || !shelf[problems.indexOf(problem)];
  $("printed").hidden = $("reveal").hidden || $("reveal").getAttribute("aria-expanded") === "false";
  $("set").hidden = !part.set;
  $("pass").hidden = !view.moves.some(move => move.move === "pass");
}
