package zugwerk.studio.action;

/** The menus that commands stand in; the help lists the keys by them. */
public enum CommandGroup {
  FILE("_File"),
  EDIT("_Edit"),
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
  TAB("_Tab"),
  HELP("_Help");

  private final String title;

  CommandGroup(String title) {
    this.title = title;
  }

  /** The menu's title, with an underscore before its access key. */
  public String title() {
    return title;
  }

  /** The menu's title in plain words. */
  public String words() {
    return title.replace("_", "");
  }
}
