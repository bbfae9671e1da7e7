package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import org.junit.jupiter.api.Test;

/** The problems that are solved while a start-up cache is recorded. */
class StartupTrainingTest {

  @Test
  void allOfThemAreSolved() {
    assertDoesNotThrow(StartupTraining::run);
  }
}
