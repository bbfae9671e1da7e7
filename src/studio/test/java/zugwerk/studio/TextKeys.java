package zugwerk.studio;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.help.HelpPage;
import zugwerk.studio.help.HelpPages;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;

/**
 * The English texts that the program translates: literals in calls of {@code lang}, {@code counted} and {@code key}, and
 * in calls that make a {@link zugwerk.work.Message} or a {@link zugwerk.work.InputException}; names of commands and keys;
 * and titles of help pages. As a program, prints them, one a line.
 */
final class TextKeys {

  /** Comments and characters, which are ignored, then strings, names and other characters. */
  private static final Pattern TOKEN = Pattern.compile("//.*|(?s:/\\*.*?\\*/)|'(?:\\\\.|[^\\\\'])+'"
      + "|(?<block>\"\"\"(?s:.*?)\"\"\")|(?<text>\"(?:\\\\.|[^\\\\\"])*+\")|(?<name>\\w+)|(?<other>\\S)");
  private static final Pattern PAGE = Pattern.compile("\\{\\{lang:(?<template>[^}]+)}}"
      + "|\\b(?:lang\\(|counted\\([^\"]*,\\s*\"(?<one>[^\"]*)\",)\\s*\"(?<text>(?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern IMPORTED =
      Pattern.compile("import static zugwerk\\.(?:\\w+\\.)+(?:Localization|Texts|Message)\\.(\\w+);");

  /** A text with its form for one thing, which is empty if it has no number, and the first place that has it. */
  record Text(String key, String one, String place) {

    boolean isCounted() {
      return !one.isEmpty();
    }
  }

  private final Map<String, Text> texts = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();

  private TextKeys() {}

  static TextKeys ofProgram() throws IOException {
    TextKeys keys = new TextKeys();
    List<Path> files;
    try (Stream<Path> all = Files.walk(ProjectRoot.path("src"))) {
      files =
          all.filter(file -> file.toString().replace('\\', '/').matches(".*/main/java/.*\\.java")).sorted().toList();
    }
    for (Path file : files) {
      keys.scan(file);
    }
    keys.scanPages();
    keys.add("Command", Arrays.stream(Command.values())
        .flatMap(command -> Stream.of(command.englishTitle(), command.englishDescription())));
    keys.add("CommandGroup", Arrays.stream(CommandGroup.values()).map(CommandGroup::englishTitle));
    keys.add("LocalKey", Arrays.stream(LocalKey.values()).map(LocalKey::englishLabel));
    keys.add("LocalKey", Arrays.stream(LocalKey.Place.values()).map(LocalKey.Place::englishTitle));
    List<String> games = Variants.all().stream().map(Variant::id).toList();
    // The pages of games have their names.
    keys.add("help", HelpPages.all().stream().filter(page -> !games.contains(page.id())).map(HelpPage::title));
    return keys;
  }

  List<Text> texts() {
    return List.copyOf(texts.values());
  }

  /** Calls that cannot be translated, such as one with parts of a text joined by a value. */
  List<String> faults() {
    return faults;
  }

  private void add(String place, Stream<String> some) {
    some.filter(text -> !text.isEmpty()).forEach(text -> add(new Text(text, "", place)));
  }

  private void add(Text text) {
    Text before = texts.putIfAbsent(text.key(), text);
    if (before != null && !before.one().equals(text.one())) {
      faults.add(text.place() + " and " + before.place() + " have \"" + text.key() + "\" with different forms: \""
          + text.one() + "\" and \"" + before.one() + "\"");
    }
  }

  /** The texts of scripts and templates of pages. */
  private void scanPages() throws IOException {
    try (Stream<Path> all = Files.walk(ProjectRoot.path("src/diagram/main/resources"))) {
      for (Path file : all.filter(each -> each.toString().matches(".*\\.(js|html)")).sorted().toList()) {
        PAGE.matcher(Files.readString(file)).results().forEach(text -> add(text.group("template") != null
            ? new Text(text.group("template"), "", "page")
            : new Text(text.group("text").translateEscapes(), text.group("one") == null ? "" : text.group("one"),
                "page")));
      }
    }
  }

  private void scan(Path file) throws IOException {
    String source = Files.readString(file);
    List<String> imported = IMPORTED.matcher(source).results().map(call -> call.group(1)).toList();
    String place = file.getFileName().toString().replace(".java", "");
    List<MatchResult> tokens = TOKEN.matcher(source).results().filter(TextKeys::isCode).toList();
    for (int i = 3; i + 1 < tokens.size(); i++) {
      String name = tokens.get(i).group();
      boolean makesText = !tokens.get(i - 1).group().equals(".")
          ? imported.contains(name) || tokens.get(i - 1).group().equals("new") && name.equals("InputException")
          : makesText(owner(tokens, i - 2), name);
      if (makesText && tokens.get(i + 1).group().equals("(")) {
        read(name, arguments(tokens, i + 2), place);
      }
    }
  }

  /** The name of the variable, the class or the method that ends at a token. */
  private static String owner(List<MatchResult> tokens, int last) {
    int depth = 0;
    for (int i = last; i >= 0; i--) {
      String token = tokens.get(i).group();
      depth += token.equals(")") ? 1 : token.equals("(") ? -1 : 0;
      if (depth == 0 && !token.equals("(")) {
        return token;
      }
    }
    return "";
  }

  /** Whether a method makes text when it is called on the texts of a language or on the class of texts. */
  private static boolean makesText(String owner, String method) {
    return List.of("texts", "ENGLISH").contains(owner) && List.of("lang", "counted").contains(method)
        || owner.equals("Message") && List.of("message", "counted").contains(method);
  }

  private static boolean isCode(MatchResult token) {
    return Stream.of("block", "text", "name", "other").anyMatch(group -> token.group(group) != null);
  }

  /** The arguments of a call, each as its tokens. */
  private static List<List<MatchResult>> arguments(List<MatchResult> tokens, int first) {
    List<List<MatchResult>> arguments = new ArrayList<>(List.of(new ArrayList<>()));
    int depth = 1;
    for (int i = first; depth > 0; i++) {
      String token = tokens.get(i).group();
      depth += token.matches("[({\\[]") ? 1 : token.matches("[)}\\]]") ? -1 : 0;
      if (depth == 1 && token.equals(",")) {
        arguments.add(new ArrayList<>());
      } else if (depth > 0) {
        arguments.getLast().add(tokens.get(i));
      }
    }
    return arguments;
  }

  private void read(String call, List<List<MatchResult>> arguments, String place) {
    boolean counted = call.equals("counted");
    int at = counted ? 2 : 0;
    if (arguments.size() <= at) {
      faults.add(place + ": " + call + " has too few arguments");
      return;
    }
    List<MatchResult> key = arguments.get(at);
    List<MatchResult> one = counted ? arguments.get(1) : List.of();
    if (isText(key) && (!counted || isText(one))) {
      add(new Text(text(key), text(one), place));
    } else if (counted || key.stream().anyMatch(TextKeys::isText)
        && (call.equals("key") || key.stream().noneMatch(token -> token.group().equals("(")))) {
      faults.add(place + ": the text of " + call + " is no literal: "
          + String.join(" ", key.stream().map(MatchResult::group).toList()));
    }
  }

  private static boolean isText(MatchResult token) {
    return token.group("text") != null || token.group("block") != null;
  }

  private static boolean isText(List<MatchResult> tokens) {
    return tokens.size() % 2 == 1 && IntStream.range(0, tokens.size())
        .allMatch(i -> i % 2 == 0 ? isText(tokens.get(i)) : tokens.get(i).group().equals("+"));
  }

  private static String text(List<MatchResult> tokens) {
    StringBuilder text = new StringBuilder();
    tokens.stream().filter(TextKeys::isText).forEach(token -> text.append(token.group("block") == null
        ? token.group().substring(1, token.group().length() - 1).translateEscapes()
        : token.group().substring(4, token.group().length() - 3).stripIndent().translateEscapes()));
    return text.toString();
  }

  /** The numbers of the places for values, such as {0}. */
  static List<String> values(String text) {
    return Pattern.compile("\\{\\d}").matcher(text).results().map(MatchResult::group).distinct().sorted().toList();
  }

  /** Prints the key, the form for one thing if it has a number, and a class that uses it, separated by tabs. */
  public static void main(String[] arguments) throws IOException {
    TextKeys keys = ofProgram();
    StringBuilder list = new StringBuilder();
    keys.texts().forEach(text -> list.append(Stream.of(text.key(), text.one(), text.place())
        .map(part -> part.replace("\n", "\\n")).reduce((one, other) -> one + "\t" + other).orElseThrow()).append('\n'));
    keys.faults().forEach(System.err::println);
    if (arguments.length == 0) {
      System.out.print(list);
    } else {
      Files.writeString(Path.of(arguments[0]), list, StandardCharsets.UTF_8);
    }
  }
}
