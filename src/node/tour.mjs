// A tour of the package: node tour.mjs [COMMAND OF THE PROGRAM ...]
import {Zugwerk} from "./zugwerk.mjs";

const zugwerk = new Zugwerk(process.argv.length > 2 ? process.argv.slice(2) : undefined);

// Solve a problem, and draw it.
const morphy = {fen: "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", stipulation: "#2"};
const solution = await zugwerk.call("solve", morphy);
console.log(solution.verdict, solution.keys.map(key => key.text));
console.log((await zugwerk.picture(morphy)).startsWith("<?xml"));

// In Polypiece Chess every Rook becomes a Knight when one moves.
const moves = await zugwerk.call("moves", {variant: "polypiece", powers: "R=R/N", fen: "8/8/8/8/8/2K5/7R/k7 w - - 0 1"});
console.log(moves.map(move => move.text).filter(text => text.startsWith("R")).slice(0, 3));

// A long search reports what it does, and can be cancelled.
const stop = new AbortController();
await zugwerk.call("solve", {stipulation: "#30"}, {progress: () => stop.abort(), signal: stop.signal})
  .catch(cancelled => console.log(cancelled.message));

// Bad input is refused in a sentence.
await zugwerk.call("solve", {fen: "8/8", stipulation: "#2"}).catch(refused => console.log(refused.message));

await zugwerk.close();
