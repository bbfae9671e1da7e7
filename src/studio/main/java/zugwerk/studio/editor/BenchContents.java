package zugwerk.studio.editor;

/** A problem while another one is on the workbench. */
public record BenchContents(History.Kept history, SavedState.Kept saved, boolean flipped) {}
