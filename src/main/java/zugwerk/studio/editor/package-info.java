/**
 * The view model of what is being composed: the draft, its history, its faults and its file. No scene graph.
 */
package zugwerk.studio.editor;
