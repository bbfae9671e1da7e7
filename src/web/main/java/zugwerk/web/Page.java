package zugwerk.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The page or the worker that runs the script. */
final class Page {

  /** What a page calls. */
  @JSFunctor
  interface Calls extends JSObject {

    /** Answers a call by a name with texts, with JSON. */
    String call(String name, String[] texts);
  }

  private Page() {}

  @JSBody(params = "calls", script = "globalThis.zugwerk = calls;")
  static native void answer(Calls calls);

  @JSBody(params = "json", script = "if (globalThis.zugwerkProgress) globalThis.zugwerkProgress(json);")
  static native void progress(String json);
}
