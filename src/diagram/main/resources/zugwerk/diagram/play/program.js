// The rules and the solver, in workers: one answers at once, the other may think for long and be stopped.

async function unpacked() {
  const bytes = Uint8Array.from(atob(globalThis.packedProgram ?? $("engine").textContent), c => c.charCodeAt(0));
  const script = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  return URL.createObjectURL(new Blob([script, ";main([]);"
    + "globalThis.zugwerkProgress = json => postMessage({progress: JSON.parse(json)});"
    + "onmessage = ({data: {id, name, texts}}) => { let answer;"
    + " try { answer = JSON.parse(zugwerk(name, texts)); } catch (fault) { answer = {fault: String(fault)}; }"
    + " postMessage({id, answer}); };"], {type: "text/javascript"}));
}

/** The page can still be read. */
function cannotRun(fault) {
  $("say").textContent = lang("This browser cannot run the program: {0}", fault.message);
  $("reading").hidden = false;
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
    this.worker.onerror = event => this.answered ? this.stop(lang("The program failed: {0}", event.message))
      : cannotRun(event);
  }

  call(name, ...texts) {
    return new Promise(done => {
      const id = this.next++;
      this.waiting.set(id, done);
      this.worker.postMessage({id, name, texts});
    });
  }

  stop(fault = lang("Stopped.")) {
    this.worker.terminate();
    const waiting = [...this.waiting.values()];
    this.start();
    waiting.forEach(done => done({fault, stopped: true}));
  }
}

let rules;
let solver;
