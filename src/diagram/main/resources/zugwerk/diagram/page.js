const board = document.getElementById("board");
const buttons = [...document.querySelectorAll(".move")];
// Of several buttons for a position, the first one.
const of = new Map([...buttons].reverse().map(button => [Number(button.dataset.frame), button]));
let current = 0;

function contents(frame) {
  const path = [];
  for (let at = frame; at >= 0; at = frames[at][0]) {
    path.unshift(at);
  }
  const squares = new Array(64).fill(0);
  for (const at of path) {
    const changes = frames[at][1];
    for (let i = 0; i < changes.length; i += 2) {
      squares[changes[i]] = changes[i + 1];
    }
  }
  return squares;
}

function place(square) {
  const file = square % 8;
  const rank = Math.floor(square / 8);
  return flipped ? [7 - file, rank] : [file, 7 - rank];
}

function draw(group, name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  group.appendChild(element);
}

function words(squares) {
  const side = (letter, title) => title + ": " + squares
    .map((content, square) => [men[content], "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1)])
    .filter(([man]) => man.startsWith(letter)).map(([man, name]) => man.slice(1) + name).join(" ");
  return side("w", lang("White")) + ". " + side("b", lang("Black")) + ".";
}

function children(frame) {
  return [...new Set(buttons.map(button => Number(button.dataset.frame)))].filter(other => frames[other][0] === frame);
}

function show(frame) {
  current = frame;
  const squares = contents(frame);
  const group = document.getElementById("men");
  const last = document.getElementById("last");
  group.replaceChildren();
  last.replaceChildren();
  squares.forEach((content, square) => {
    if (content > 0) {
      const [x, y] = place(square);
      draw(group, "use", {href: "#c" + content, x, y});
    }
  });
  const [parent, , note, from, to] = frames[frame];
  for (const square of new Set([from, to].filter(square => square >= 0))) {
    const [x, y] = place(square);
    draw(last, "rect", {x: x + .035, y: y + .035, width: .93, height: .93});
  }
  // Arrows and rings belong to the diagram, not to the positions after it.
  document.querySelectorAll(".drawings").forEach(drawn => drawn.style.display = parent < 0 ? "" : "none");
  board.setAttribute("aria-label", words(squares));
  document.getElementById("note").textContent = notes[note];
  buttons.forEach(button => button.classList.toggle("current", Number(button.dataset.frame) === frame));
  const button = of.get(frame);
  document.getElementById("now").textContent = button && parent >= 0 ? button.textContent.trim() : "";
  if (button) {
    button.closest("details")?.setAttribute("open", "");
    button.scrollIntoView({block: "nearest"});
  }
  document.getElementById("back").disabled = parent < 0;
  document.getElementById("first").disabled = parent < 0;
  document.getElementById("forward").disabled = children(frame).length === 0;
  document.getElementById("end").disabled = children(frame).length === 0;
}

const steps = {
  first: () => { while (frames[current][0] >= 0) { current = frames[current][0]; } return current; },
  back: () => frames[current][0] >= 0 ? frames[current][0] : current,
  forward: () => children(current)[0] ?? current,
  end: () => { for (let next = children(current); next.length > 0; next = children(current)) { current = next[0]; } return current; },
  above: () => beside(-1),
  below: () => beside(1)
};

function beside(by) {
  let at = buttons.indexOf(of.get(current)) + by;
  while (at >= 0 && at < buttons.length && buttons[at].closest("[hidden], details:not([open])")) {
    at += by;
  }
  return at >= 0 && at < buttons.length ? Number(buttons[at].dataset.frame) : current;
}

const keys = {Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "end", ArrowUp: "above", ArrowDown: "below"};

buttons.forEach(button => button.addEventListener("click", () => show(Number(button.dataset.frame))));
Object.keys(steps).forEach(id => document.getElementById(id).addEventListener("click", () => show(steps[id]())));
document.addEventListener("keydown", event => {
  const id = keys[event.key];
  if (id && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    show(steps[id]());
  }
});

// Set play and key stay in place while the tries scroll, as far as they leave space for these.
function fix() {
  document.querySelectorAll("div.phases").forEach(table => table.querySelectorAll("tr").forEach(row => {
    let left = 0;
    for (const cell of row.querySelectorAll(".fixed")) {
      const stays = left + cell.offsetWidth <= table.clientWidth * .7;
      Object.assign(cell.style, stays ? {position: "sticky", left: left + "px"} : {position: "", left: ""});
      left += cell.offsetWidth;
    }
  }));
}

fix();
addEventListener("resize", fix);
document.querySelectorAll("details.phases").forEach(all => all.addEventListener("toggle", fix));

show(/^#\d+$/.test(location.hash) && frames[Number(location.hash.slice(1))] ? Number(location.hash.slice(1)) : 0);
