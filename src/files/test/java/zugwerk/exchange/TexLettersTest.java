package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TexLettersTest {

  @ParameterizedTest
  @CsvSource(quoteCharacter = '|', value = {
      "Marjan Kova\\v{c}evi\\'c, Marjan Kovačević",
      "L\\'aszl\\'o Lindner, László Lindner",
      "J\\\"org Kuhlmann, Jörg Kuhlmann",
      "Bj{\\o}rn, Bjørn",
      "die Gro\\ss e Sch\\\"onheit, die Große Schönheit",
      "Mart\\'{\\i}n Mu\\~noz, Martín Muñoz",
      "Mart\\'\\i n, Martín",
      "{\\\"O}st, Öst",
      "\\AA{}rhus \\L od\\'z, Århus Łodź",
      "Fran\\c cois Jos\\'e, François José",
      "a plain text, a plain text",
      "\\textbf{1} \\vsovec, \\textbf{1} \\vsovec"})
  void lettersOfTexAreRead(String tex, String plain) {
    assertEquals(plain, TexLetters.plain(tex));
  }
}
