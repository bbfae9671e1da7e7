const $ = id => document.getElementById(id);
const {problems, figures, contest} = JSON.parse($("data").textContent);
const FILES = "abcdefgh";
const NAMES = {K: "King", Q: "Queen", R: "Rook", B: "Bishop", N: "Knight", P: "Pawn"};

const square = index => FILES[index % 8] + (Math.floor(index / 8) + 1);

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Replaces what an element contains; the focus stays on the control in the same place. */
function refilled(parent, ...children) {
  const controls = () => [...parent.querySelectorAll("button, select")];
  const focused = controls().indexOf(document.activeElement);
  parent.replaceChildren(...children);
  controls()[focused]?.focus();
}

function drawn(parent, name, attributes, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  parent.append(made);
  return made;
}

/** A move with the letters of a language: a map from the letters of the program, empty for these. */
function translated(text, letters) {
  const names = Object.keys(letters).join("");
  return !names ? text : text
    .replace(new RegExp(`(?<![\\p{L}/])([xcwb]?)([${names}])(?=~|[a-h]?[1-8]?[x:*-]?[a-h][1-8])`, "gu"),
      (all, before, letter) => before + letters[letter])
    .replace(new RegExp(`=([${names}])(?![\\p{L}\\d/=])`, "gu"), (all, letter) => "=" + letters[letter]);
}
