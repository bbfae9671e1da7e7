package zugwerk.studio.action;

import static zugwerk.studio.text.Localization.lang;

/** The menus of the commands; the help lists shortcuts by them. */
public enum CommandGroup {
  FILE("_File"),
  EDIT("_Edit"),
  POSITION("Pos_ition"),
  TRANSFORM("_Transform"),
  PLAY("_Play"),
  SOLVE("_Solve"),
  FILTER("_Filter"),
  TERMS("Te_rms"),
  PHASES("P_hases"),
  POWERS("Po_wers"),
  ENDGAME("End_game"),
  COMPOSE("_Compose"),
  VIEW("_View"),
  LAYOUT("_Layout"),
  TAB("_Panes"),
  HELP("_Help");

  private final String title;

  CommandGroup(String title) {
    this.title = title;
  }

  /** The name, with an underscore before its access key. */
  public String title() {
    return lang(title);
  }

  public String label() {
    return title().replace("_", "");
  }

  /** The English title, which is the key of its translation. */
  public String englishTitle() {
    return title;
  }
}
