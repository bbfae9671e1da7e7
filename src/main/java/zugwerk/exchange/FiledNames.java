package zugwerk.exchange;

import java.util.List;

/** Names as databases file them, {@code Loyd, Samuel}, and as people are credited, {@code Samuel Loyd}. */
final class FiledNames {

  private FiledNames() {}

  /** A filed name as it is credited. */
  static String credited(String filed) {
    int comma = filed.indexOf(", ");
    return comma < 0 ? filed : filed.substring(comma + 2) + " " + filed.substring(0, comma);
  }

  /** A credited name as it is filed, with the last word for the family's. */
  static String filed(String credited) {
    int blank = credited.lastIndexOf(' ');
    String filed = blank < 0 ? credited : credited.substring(blank + 1) + ", " + credited.substring(0, blank);
    return credited(filed).equals(credited) && !credited.contains(",") ? filed : credited;
  }

  static List<String> credited(List<String> filed) {
    return filed.stream().map(FiledNames::credited).toList();
  }

  static List<String> filed(List<String> credited) {
    return credited.stream().map(FiledNames::filed).toList();
  }
}
