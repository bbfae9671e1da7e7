// How moves are made: by mouse, touch and keyboard.

function choose(moves) {
  if (moves.length === 1) {
    play(moves[0].move);
    return;
  }
  $("choice").hidden = false;
  $("choice").replaceChildren(...moves.map(move => element("li", {},
    element("button", {type: "button", textContent: lettered(move.text), onclick: () => play(move.move),
      onfocus: () => preview(move.move), onmouseenter: () => preview(move.move)}))));
  $("choice").querySelector("button").focus();
}

/** Shows the position that a move makes, while the mouse or the focus is on it; or no longer. */
async function preview(move) {
  const mine = ++preview.latest;
  if (!move) {
    if (preview.shown) {
      preview.shown = false;
      render();
    }
    return;
  }
  const before = here();
  const view = await ask(rules, "play", before.fen, move);
  if (mine !== preview.latest || before !== here() || drag >= 0 || picked < 0) {
    return;
  }
  if (preview.shown) {
    render();
  }
  preview.shown = true;
  view.squares.forEach((content, index) => {
    if (String(content) !== String(before.view.squares[index])) {
      cell(index).replaceChildren(picture(content));
      coordinate(cell(index).firstChild, index);
      cell(index).classList.add("coming");
    }
  });
  noted(view.notes);
}
preview.latest = 0;

/** The only move of the chosen piece to a square. */
function moveTo(target) {
  const index = Number(target.closest?.("#board button")?.dataset.square ?? -1);
  const moves = picked < 0 || editing ? [] : movesFrom(picked).filter(move => move.to === index);
  return moves.length === 1 ? moves[0].move : undefined;
}

function pick(index) {
  if (editing) {
    placed(index);
    return;
  }
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
  const mine = editing ? tool === undefined : movesFrom(index).length;
  const aims = !editing && picked >= 0 && movesFrom(picked).some(move => move.to === index);
  fresh = false;
  drag = -1;
  if (index >= 0 && !aims && here()?.view.squares[index][0] && mine) {
    event.target.releasePointerCapture?.(event.pointerId);
    fresh = !editing && picked !== index;
    drag = index;
    picked = editing ? picked : index;
    grip = [event.clientX, event.clientY];
    render();
  }
});
$("board").addEventListener("pointerover", event => event.pointerType === "mouse" && preview(moveTo(event.target)));
$("board").addEventListener("pointerleave", () => preview());
$("board").addEventListener("focusin", event => preview(moveTo(event.target)));
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
  if (from >= 0 && Number(target?.dataset.square ?? -1) !== from) {
    editing ? shifted(from, target ? Number(target.dataset.square) : -1) : target && pick(Number(target.dataset.square));
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
  if (editing && !Number.isNaN(index) && !event.ctrlKey && !event.altKey && !event.metaKey) {
    typed(event, index);
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
  if (editing || event.target.closest("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey) {
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
