// Several problems on a page, and the points for solving them.

const FULL = 5;

/** Takes points for a part that is not solved yet. */
function charge(points, scored = part) {
  if (contest && scored.left !== undefined && !scored.solved) {
    scored.left = Math.max(0, scored.left - points);
    listProblems();
  }
}

/** Counts a part as solved, and returns what to say about it. */
function award() {
  if (!contest || part.left === undefined || part.solved) {
    return "";
  }
  part.solved = true;
  listProblems();
  return " " + counted(part.left, "{0} point.", "{0} points.");
}

function listProblems() {
  const all = problems.flatMap(each => each.parts);
  const scored = all.filter(each => each.left !== undefined);
  $("score").textContent = lang("Score: {0} of {1} points, {2} of {3} solved",
    scored.filter(each => each.solved).reduce((sum, each) => sum + each.left, 0), FULL * scored.length,
    scored.filter(each => each.solved).length, scored.length);
  refilled($("problems"), ...problems.map((each, index) => {
    const solved = each.parts.every(one => one.solved);
    const left = each.parts.reduce((sum, one) => sum + (one.left ?? 0), 0);
    const counts = each.parts.some(one => one.left !== undefined);
    const button = element("button", {type: "button", title: each.title, className: solved ? "solved" : "",
      onclick: () => open(index)}, String(index + 1),
      element("small", {textContent: solved ? "\u2713 " + left : counts ? String(left) : "\u2013"}));
    button.setAttribute("aria-label", (index + 1) + ", " + each.title + ", " + (!counts ? lang("without points")
      : solved ? counted(left, "solved, {0} point", "solved, {0} points")
        : counted(left, "{0} point left", "{0} points left")));
    if (each === problem) {
      button.setAttribute("aria-current", "true");
    }
    return element("li", {}, button);
  }));
  const current = $("problems").children[problems.indexOf(problem)];
  $("problems").scrollTop = current.offsetTop - $("problems").clientHeight / 2;
}

/** Shows a problem of the page. */
async function open(index, number = 0) {
  leaveSetUp();
  problem = problems[index];
  turned = problem.flipped;
  cells();
  $("caption").replaceChildren(...problem.caption.map(line => element("p", {textContent: line})));
  $("parts").replaceChildren(...problem.parts.map((each, number) => new Option(each.heading, number)));
  $("parts").value = number;
  $("parts").closest("label").hidden = problem.parts.length < 2;
  $("printed").replaceChildren(...[shelf[index]].filter(Boolean));
  reveal(false);
  if (contest) {
    listProblems();
  }
  $("previous").disabled = index === 0;
  $("next").disabled = index + 1 === problems.length;
  const fault = await begin(problem.parts[number]);
  if ($("solver").open) {
    fields();
  }
  return fault;
}

function reveal(shown) {
  $("printed").hidden = !shown;
  $("reveal").setAttribute("aria-expanded", String(shown));
  $("reveal").textContent = shown ? lang("Hide the solution") : lang("Show the solution");
}

/** The printed solutions, which a page without script shows at once. */
const shelf = problems.map((_, index) => document.querySelector(`#problem-${index + 1} .solution`));

$("reveal").onclick = () => {
  reveal($("printed").hidden);
  problem.parts.forEach(each => charge(FULL, each));
};
$("previous").onclick = () => open(problems.indexOf(problem) - 1);
$("next").onclick = () => open(problems.indexOf(problem) + 1);
$("contest").hidden = !contest;
document.documentElement.classList.toggle("contest", contest);
problems.flatMap(each => each.parts).filter(each => each.task).forEach(each => each.left = FULL);
