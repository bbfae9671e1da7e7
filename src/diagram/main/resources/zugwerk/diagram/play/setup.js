// Setting up a position: pieces and marks from a palette, by mouse, touch and keyboard.

let editing = false;
/** What a press of a square places: {letter}, with an empty letter to remove pieces, or {mark}; undefined moves pieces. */
let tool;
let marks = [];
/** Each change begins with the position of the one before it. */
let edits = Promise.resolve();

function edit(saying, name, ...texts) {
  edits = edits.then(async () => {
    const view = await ask(rules, name, here().fen, ...texts);
    if (view.fault) {
      say(view.fault);
      return;
    }
    show(view, saying[0].toUpperCase() + saying.slice(1));
    await toolbox();
  });
  return edits;
}

/** Adds a position, so that Back undoes a change. */
function show(view, saying) {
  add({view, fen: view.fen, task: "", ply: 0, from: -1, to: -1, text: "",
    say: [saying, ...view.faults.slice(0, 1)].filter(Boolean).join(" ")});
}

async function toolbox() {
  const {pieces, marks: found, values} = await ask(rules, "tools", here().fen);
  marks = found;
  const chosen = JSON.stringify(tool);
  const button = (choice, label, child) => {
    const made = element("button", {type: "button", title: label, onclick: () => take(choice)}, child);
    made.setAttribute("aria-label", label);
    made.setAttribute("aria-pressed", String(JSON.stringify(choice) === chosen));
    return made;
  };
  const row = white => element("div", {}, ...pieces.map(letter => {
    const written = white ? letter : letter.toLowerCase();
    return button({letter: written}, named(written), picture([written, "", "", ""]));
  }));
  refilled($("pieces"), row(true), row(false), element("div", {}, button(undefined, lang("Move pieces"), lang("Drag")),
    button({letter: ""}, lang("Remove pieces"), lang("Remove"))));
  $("markLine").hidden = !marks.length;
  $("marks").replaceChildren(new Option(lang("none"), ""), ...marks.map((mark, index) => new Option(lang(mark.title), index)));
  $("marks").value = tool?.mark ?? "";
  refilled($("values"), ...values.map(({title, cell, texts, value}) => {
    const select = element("select", {onchange: () => edit(title + ": " + select.value + ".", "mark", String(cell),
      select.value)}, ...texts.map((text, index) => new Option(lang(text), index)));
    select.value = value;
    return element("label", {}, title + " ", select);
  }));
  const fen = here().fen.split(" ");
  $("turn").value = fen[1];
  $("castling").value = fen[2] === "-" ? "" : fen[2];

  function take(choice) {
    tool = choice;
    toolbox();
  }
}

function placed(index) {
  const content = here().view.squares[index];
  if (tool === undefined) {
    const from = picked;
    picked = from < 0 && content[0] ? index : -1;
    render();
    if (from >= 0 && from !== index) {
      shifted(from, index);
    }
    return;
  }
  if (tool.letter !== undefined) {
    const letter = content[0] === tool.letter ? "" : tool.letter;
    edit(letter ? lang("{0} on {1}.", named(letter), square(index)) : lang("Nothing on {0}.", square(index)), "put", String(index), letter);
    return;
  }
  const mark = marks[tool.mark];
  if (mark.piece && !content[0]) {
    say(lang("There is no piece on {0}.", square(index)));
    return;
  }
  const before = here().fen;
  const cell = String(mark.cell + index);
  edit(lang("{0} on {1}.", lang(mark.title), square(index)), "mark", cell, String(mark.value)).then(() =>
    // A second press removes the mark.
    here().fen === before && edit(lang("No mark on {0}.", square(index)), "mark", cell, "0"));
}

/** Moves a piece; off the board it is removed. */
function shifted(from, to) {
  const name = named(here().view.squares[from][0]);
  return to < 0 ? edit(lang("{0} removed from {1}.", name, square(from)), "put", String(from), "")
    : edit(lang("{0} moved to {1}.", name, square(to)), "shift", String(from), String(to));
}

function typed(event, index) {
  // As in the studio: the letter alone is White.
  const letter = event.key === event.key.toLowerCase() ? event.key.toUpperCase() : event.key.toLowerCase();
  if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    edit(lang("Nothing on {0}.", square(index)), "put", String(index), "");
  } else if (/^[a-z]$/i.test(event.key)) {
    edit(lang("{0} on {1}.", named(letter), square(index)), "put", String(index), letter);
  }
}

/** Fields of the FEN that are not on the board. */
function field(number, text) {
  const fields = here().fen.split(" ");
  fields[number] = text || "-";
  edits = edits.then(async () => {
    const view = await rules.call("show", part.game, part.settings, fields.join(" "));
    view.fault ? say(view.fault) : show(view, "");
  });
}

function setEditing(on) {
  editing = on;
  $("palette").hidden = !on;
  $("setup").textContent = on ? lang("Finish set-up") : lang("Set up a position");
  $("setup").setAttribute("aria-expanded", String(on));
  document.documentElement.classList.toggle("editing", on);
}

const leaveSetUp = () => setEditing(false);

async function enterSetUp() {
  const {view} = here();
  setEditing(true);
  forget();
  tool = undefined;
  fields();
  part = {game: part.game, settings: part.settings, figures: part.figures, title: part.title, fen: here().fen, task: "",
    words: "", set: "", first: 0, battle: false};
  places = [];
  at = -1;
  show(view, lang("Choose a piece and press squares, or type letters on a square, with Shift for Black."));
  await toolbox();
  $("board").scrollIntoView({block: "nearest"});
}

$("setup").onclick = () => {
  if (editing) {
    leaveSetUp();
    $("show").onclick();
  } else {
    enterSetUp();
  }
};
$("clear").onclick = () => {
  edits = edits.then(async () => {
    show(await rules.call("show", part.game, part.settings, "8/8/8/8/8/8/8/8 w"), lang("The board is empty."));
    await toolbox();
  });
};
$("marks").onchange = () => {
  tool = $("marks").value === "" ? undefined : {mark: Number($("marks").value)};
  toolbox();
};
$("turn").onchange = () => field(1, $("turn").value);
$("castling").onchange = () => field(2, $("castling").value.trim());
