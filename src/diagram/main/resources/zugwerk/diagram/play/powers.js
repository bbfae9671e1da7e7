// The editor of powers: a list for each type, with the squares that its powers lead to.

let rows = [];

async function lists() {
  const found = await rules.call("lists", $("variant").value, settings());
  rows = found.rows ?? [];
  $("powers").hidden = !rows.length;
  $("settingsLine").hidden = rows.length > 0 || !games.find(game => game.id === $("variant").value)?.hint;
  $("settingsHint").textContent = rows.length ? "" : games.find(game => game.id === $("variant").value)?.hint ?? "";
  $("black").checked = rows.some(row => row.white !== row.black);
  tabled();
}

function tabled() {
  const add = element("select", {onchange: () => {
    const row = rows.find(each => each.letter === add.value);
    row.white = row.black = "W";
    tabled();
    written();
  }}, new Option("", ""), ...rows.filter(row => !row.white).map(row => new Option(row.letter, row.letter)));
  $("lists").replaceChildren(...rows.filter(row => row.white).flatMap(row => [listed(row, "white"),
    ...$("black").checked ? [listed(row, "black")] : []]),
  ...rows.some(row => !row.white) ? [element("label", {}, lang("Add a piece"), add)] : []);
}

function listed(row, side) {
  const name = nameOf(row.letter);
  const input = element("input", {value: row[side], spellcheck: false, autocapitalize: "off",
    oninput: () => {
      row[side] = input.value.trim();
      row.black = $("black").checked ? row.black : row.white;
      written();
      sketch(input.value);
    },
    onfocus: () => sketch(input.value)});
  input.setAttribute("aria-label", !$("black").checked ? name
    : side === "white" ? lang("white {0}", name) : lang("black {0}", name));
  return element("label", {}, element("span", {}, picture([side === "white" ? row.letter : row.letter.toLowerCase(),
    "", "", ""])), input);
}

/** The lists as the text of the settings. */
function written() {
  const texts = rows.filter(row => row.white || row.black).map(row => row.letter + "=" + row.white
    + ($("black").checked && row.black !== row.white && row.black ? "|" + row.black : ""));
  $("settings").value = texts.join("\n");
  typing();
}

/** Draws where each power of a list leads to from the centre of an empty board. */
async function sketch(list) {
  const mine = ++sketch.latest;
  const reach = list.trim() ? await rules.call("reach", "orthodox", "", list) : {powers: []};
  if (mine !== sketch.latest) {
    return;
  }
  $("reach").replaceChildren(...(reach.powers ?? []).map(power => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "-4 -4 8 8");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", counted(power.squares.length, "{0} square", "{0} squares"));
    for (let x = -3; x <= 3; x++) {
      for (let y = -3; y <= 3; y++) {
        drawn(svg, "rect", {class: (x + y) % 2 ? "light" : "dark", x: x - .5, y: y - .5, width: 1, height: 1});
      }
    }
    drawn(svg, "circle", {class: "from", r: .36});
    power.squares.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) <= 3).forEach(([x, y, kind]) =>
      drawn(svg, "circle", {class: "to " + ["", "moves", "captures", "both"][kind & 3] + (kind & 4 ? " over" : ""),
        cx: x, cy: -y, r: .24}));
    return element("figure", {}, svg, element("figcaption", {textContent: power.name}));
  }));
}
sketch.latest = 0;

$("black").onchange = () => {
  if (!$("black").checked) {
    rows.forEach(row => row.black = row.white);
    written();
  }
  tabled();
};
