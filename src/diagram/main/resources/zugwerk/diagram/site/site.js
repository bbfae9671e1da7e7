const form = document.getElementById("filter");
const count = document.getElementById("count");
const cards = [...document.querySelectorAll(".card")];
const fields = [...form.querySelectorAll("input, select")];

const nameOf = field => field.id.replace("by-", "");

function matches(card, field) {
  const {value} = field;
  const name = nameOf(field);
  return !value || (name === "text" ? value.toLowerCase().split(/\s+/).every(word => card.dataset.text.includes(word))
    : card.dataset[name].split("|").includes(value));
}

function filter() {
  cards.forEach(card => card.hidden = !fields.every(field => matches(card, field)));
  const shown = cards.filter(card => !card.hidden).length;
  count.textContent = shown === cards.length ? counted(cards.length, "{0} problem", "{0} problems")
    : counted(cards.length, "{1} of {0} problem", "{1} of {0} problems", shown);
}

/** The address has the choice, so that a link and the Back button return to it. */
function keep() {
  const chosen = new URLSearchParams(fields.filter(field => field.value).map(field => [nameOf(field), field.value]));
  history.replaceState(null, "", chosen.size ? "#" + chosen : location.pathname);
}

function restore() {
  const chosen = new URLSearchParams(location.hash.slice(1));
  fields.forEach(field => field.value = chosen.get(nameOf(field)) ?? "");
  filter();
}

form.addEventListener("input", () => {
  filter();
  keep();
});
form.addEventListener("reset", () => setTimeout(() => {
  filter();
  keep();
}));
form.addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", restore);
addEventListener("pageshow", restore);
form.hidden = false;
restore();
