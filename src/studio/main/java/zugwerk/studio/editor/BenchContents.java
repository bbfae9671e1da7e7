package zugwerk.studio.editor;

/**
 * A problem while another one is on the bench.
 *
 * @param history its drafts and steps
 * @param saved how it stands with its file
 * @param flipped whether Black's side was below
 */
public record BenchContents(History.Kept history, SavedState.Kept saved, boolean flipped) {}
