package zugwerk.condition;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * The registry of conditions: those of the program, then those of other jars.
 *
 * @see ConditionSource
 */
public final class Conditions {

  private static final String POPEYE = key("as in Popeye");
  private static final String INVERSE = "inverse";

  private static final List<ConditionKind> ALL = Stream.concat(Stream.of(
      ConditionKind.of(key("Circe"), key("A captured piece, other than a King, is reborn on its square of the start"
          + " position. If that is occupied, the piece leaves the board."),
          "P. Monréal and J.-P. Boyer, 1967", Circe::new)
          .options(RebirthRule.words(Circe.CLONE, Circe.CHAMELEON, Reborn.REX_INCLUSIVE)),
      ConditionKind.of(key("Anticirce"), key("A piece that captures is reborn on its square of the start position, and"
          + " the captured piece leaves the board. If that square is occupied, it cannot capture."), POPEYE,
          Anticirce::new)
          .options(RebirthRule.words("Calvet", Anticirce.CHEYLAN)),
      ConditionKind
          .of(key("Circe Take & Make"), key("A captured piece, other than a King, is reborn where it could have"
              + " gone from its square without capturing; the mover chooses the square. A piece that could go nowhere"
              + " cannot be captured, and Pawns are not reborn on their last rank."), POPEYE,
              _ -> new ChosenRebirth(false))
          .excluding("Circe", "Anticirce"),
      ConditionKind
          .of(key("Cage Circe"), key("A captured piece, other than a King, is reborn on a square where it cannot"
              + " move without capturing; the mover chooses the square. If there is none, the piece leaves the board,"
              + " and Pawns are not reborn on their last rank."), POPEYE, _ -> new ChosenRebirth(true))
          .popeye("CirceCage")
          .excluding("Circe", "Anticirce", "Circe Take & Make"),
      ConditionKind
          .of(key("Anti Super Circe"), key("A piece that captures is reborn on any empty square, also on that of"
              + " the capture; the mover chooses it. The captured piece leaves the board."), POPEYE,
              _ -> new AntiSuper())
          .popeye("AntiCirceSuper").excluding("Circe", "Anticirce", "Circe Take & Make", "Cage Circe"),
      ConditionKind.of(key("Danger Circe"),
          key("A piece that an enemy piece attacks may go to its square of rebirth, as"
              + " in Circe, and capture there. Kings too."),
          POPEYE, DangerCirce::new),
      ConditionKind
          .of(key("Parrain Circe"), key("A captured piece is reborn when the other side has made its next move:"
              + " as far from the square of the capture, and in the same direction, as that move goes. If the square is"
              + " occupied or off the board, the piece is lost."), POPEYE, Parrain::new)
          .popeye("CirceParrain"),
      ConditionKind.of(key("Immune Chess"), key("A piece can be captured only if its square of rebirth, as in Circe, is"
          + " empty. It leaves the board."), POPEYE, Immun::new)
          .popeye("ImmunChess", "Immun").options(RebirthRule.words(Reborn.REX_INCLUSIVE)),
      ConditionKind.of(key("Mars Circe"), key("A piece moves as usual, but captures as if it stood on its square of"
          + " rebirth, as in Circe. That square must be empty."), POPEYE, options -> new Mars(options, false))
          .options(RebirthRule.words(Reborn.REX_EXCLUSIVE)),
      ConditionKind.of(key("Phantom Chess"), key("A piece moves and captures from its square, and also as if it stood"
          + " on its square of rebirth, as in Circe, if that is empty. Kings do not."), POPEYE,
          options -> new Mars(options, true))
          .options(RebirthRule.words(Reborn.REX_INCLUSIVE)),
      ConditionKind.of(key("Madrasi"), key("A piece, other than a King, that is observed by an enemy piece of its"
          + " type is paralysed. It cannot move, capture or give check, but it paralyses others."),
          "A. J. Karwatkar, 1979", options -> new Madrasi(options.has(Reborn.REX_INCLUSIVE), Madrasi.ALIKE))
          .options(Reborn.REX_INCLUSIVE),
      ConditionKind.of(key("Isardam"), key("A move is illegal if a piece would be paralysed after it as in Madrasi."
          + " By type A, such a move does not threaten the enemy King either."), POPEYE,
          options -> new Isardam(options, Madrasi.ALIKE))
          .options(Reborn.REX_INCLUSIVE, "type A", "type B"),
      ConditionKind.of(key("Patrol Chess"), key("A piece captures only if a piece of its own side observes it. The same"
          + " holds for a check."), POPEYE, _ -> new Patrol(true, false)).popeye("Patrouille"),
      ConditionKind.of(key("Ultrapatrol"), key("A piece moves and captures only if a piece of its own side observes it."
          + " The same holds for a check."), POPEYE, _ -> new Patrol(true, true)).popeye("UltraPatrouille"),
      ConditionKind.of(key("Lortap"), key("A piece captures only if no piece of its own side observes it. The same"
          + " holds for a check."), POPEYE, _ -> new Patrol(false, false)),
      ConditionKind.of(key("Functionary Chess"), key("A piece can move, capture and give check only if an enemy piece"
          + " observes it. Kings too."), POPEYE, _ -> new Functionary(true)),
      ConditionKind.of(key("Eiffel Chess"),
          key("An enemy Pawn paralyses a Knight that it observes, a Knight a Bishop, a"
              + " Bishop a Rook, a Rook a Queen, and a Queen a Pawn. A paralysed piece cannot move, capture or"
              + " give check, but it paralyses others."),
          POPEYE, _ -> new Madrasi(false, Madrasi.LESSER)).popeye("Eiffel"),
      ConditionKind.of(key("Leffie"), key("A move is illegal if a piece would be paralysed after it as in Eiffel"
          + " Chess. Such a move does not threaten the enemy King either."), POPEYE,
          options -> new Isardam(options, Madrasi.LESSER)),
      ConditionKind.of(key("Superguards"),
          key("A piece cannot be captured if a piece of its own side observes it. A King"
              + " that is observed so is not in check."),
          POPEYE, _ -> new Guards(false)).popeye("SuperGuards"),
      ConditionKind.of(key("Antiguards"),
          key("A piece can be captured only if a piece of its own side observes it. A King"
              + " that is not observed so is not in check."),
          POPEYE, _ -> new Guards(true)).popeye("AntiGuards"),
      ConditionKind.of(key("Multicaptures"),
          key("A piece can be captured only if at least two enemy pieces could capture"
              + " it. A King is in check only from at least two pieces."),
          POPEYE, options -> new MultiCaptures(options.sides())).sides(3),
      ConditionKind.of(key("CAST"),
          key("A piece captures and checks only if there is just one enemy piece that it could"
              + " capture. The option inverse demands several."),
          POPEYE,
          options -> new CaptureCount(options.has(INVERSE))).popeye("CASTChess").options(INVERSE),
      ConditionKind.of(key("Bicaptures"), key("Pieces capture pieces of their own side too. Kings cannot be captured."),
          POPEYE, _ -> new OwnCaptures()),
      ConditionKind.of(key("Central Chess"), key("A piece moves, captures and gives check only if it is in a chain from"
          + " the King of its side, in which each piece is observed by the one before. Kings always do."), POPEYE,
          _ -> new Central()).popeye("Central"),
      ConditionKind
          .of(key("Woozles"), key("A piece captures and checks only if there is no piece of its own side that it"
              + " observes and that observes it. Kings too."), POPEYE, options -> new Woozles(options, false, false))
          .options(Reborn.REX_EXCLUSIVE),
      ConditionKind
          .of(key("Biwoozles"), key("A piece captures and checks only if there is no enemy piece that it observes"
              + " and that observes it. Kings too."), POPEYE, options -> new Woozles(options, true, false))
          .popeye("BiWoozles").options(Reborn.REX_EXCLUSIVE),
      ConditionKind.of(key("Heffalumps"),
          key("A piece that observes a piece of its own side and is observed by it does not"
              + " capture or check on the line through both. Kings too."),
          POPEYE,
          options -> new Woozles(options, false, true)).options(Reborn.REX_EXCLUSIVE),
      ConditionKind
          .of(key("Biheffalumps"), key("A piece that observes an enemy piece and is observed by it does not capture"
              + " or check on the line through both. Kings too."), POPEYE, options -> new Woozles(options, true, true))
          .popeye("BiHeffalumps").options(Reborn.REX_EXCLUSIVE),
      ConditionKind.of(key("Partial paralysis"), key("A piece that an enemy piece observes loses those moves that the"
          + " enemy piece could make from the same square. The same holds for a check."), POPEYE,
          _ -> new PartialParalysis()),
      ConditionKind.of(key("Andernach Chess"), key("A piece, other than a King, that captures changes its colour. A"
          + " Pawn that is promoted by a capture changes too."), "meeting of Andernach, 1993",
          _ -> new CaptureChange(_ -> true, Turn::changeSide)).popeye("Andernach"),
      ConditionKind.of(key("Anti-Andernach Chess"), key("A piece, other than a King, that moves without capturing"
          + " changes its colour. Captures are as usual."), POPEYE, _ -> new AntiAndernach()).popeye("AntiAndernach"),
      ConditionKind.of(key("Tibet"), key("A black piece, other than a King, that captures a white piece of another"
          + " type becomes white. White's captures are as usual."), POPEYE,
          _ -> new CaptureChange(turn -> turn.side() == 1 && turn.moverType() != Piece.type(turn.captured()),
              Turn::changeSide)),
      ConditionKind.of(key("Double Tibet"), key("A piece, other than a King, that captures a piece of another type"
          + " changes its colour. A capture of its own type is as usual."), POPEYE,
          _ -> new CaptureChange(turn -> turn.moverType() != Piece.type(turn.captured()), Turn::changeSide)),
      ConditionKind.of(key("Protean Chess"), key("A piece, other than a King, that captures becomes one of the captured"
          + " type. Its colour stays."), POPEYE,
          _ -> new CaptureChange(_ -> true, turn -> turn.become(Piece.type(turn.captured())))).popeye("Protean"),
      ConditionKind.of(key("Masand"), key("When a piece gives check by its own move, all pieces of either side that"
          + " it observes change their colour. Kings do not."), POPEYE,
          options -> new Masand(options.has("generalised")))
          .options("generalised"),
      ConditionKind.of(key("Swapping Kings"),
          key("After a move that gives check, the two Kings change places. The mover's"
              + " King may not be in check then."),
          POPEYE, _ -> new OscillatingKings(3, false, true)),
      ConditionKind.of(key("Relegation Chess"),
          key("A piece, other than a King, that comes to the rank where the Pawns of"
              + " its side start becomes a Pawn. Other moves are as usual."),
          POPEYE,
          _ -> new MoverChange(MoverChange::relegate, false)).popeye("Relegation"),
      ConditionKind.of(key("Norsk Sjakk"),
          key("A Queen that moves becomes a Knight and a Knight a Queen, a Rook a Bishop"
              + " and a Bishop a Rook, also in castling. A piece captures only pieces of its type, but"
              + " attacks the King as usual."),
          POPEYE,
          _ -> new MoverChange(MoverChange::exchangeTypes, true)),
      ConditionKind.of(key("Influencer"), key("When a piece, other than a King, has moved, the enemy pieces next to it"
          + " become Pawns. Those on the first and last rank become pieces of its type instead."), POPEYE,
          _ -> new Influencer()),
      ConditionKind
          .of(key("Revolving centre"), key("After a move from or to d4, d5, e5 or e4, what stands on d4 goes to d5,"
              + " what stands on d5 to e5, and so on. Kings too."), POPEYE, _ -> new RevolvingCentre())
          .popeye("ActuatedRevolvingCentre"),
      ConditionKind.of(key("Magic squares"), key("A piece, other than a King, that arrives on one of the given squares"
          + " changes its colour. It does so each time."), POPEYE, options -> new MagicSquares(options.squares()))
          .popeye("MagicSquare").options(ConditionOptions.SQUARES),
      ConditionKind.of(key("Volage"),
          key("A piece, other than a King, changes its colour when it first goes to a square"
              + " of the other colour. After that it keeps its colour."),
          POPEYE, _ -> new Volage(false)),
      ConditionKind.of(key("Hypervolage"), key("A piece, other than a King, changes its colour whenever it goes to a"
          + " square of the other colour. Other moves are as usual."), POPEYE, _ -> new Volage(true)),
      ConditionKind.of(key("Einstein Chess"), key("A piece that moves without capturing becomes the next lesser one of"
          + " Queen, Rook, Bishop, Knight and Pawn, and one that captures the next greater one. Pawns go up to three"
          + " steps from their first rank."), POPEYE, _ -> new Ladder("QRRBBNNP", "PNNBBRRQ")).popeye("Einstein"),
      ConditionKind
          .of(key("Reverse Einstein Chess"), key("A piece that moves without capturing becomes the next greater"
              + " one of Pawn, Knight, Bishop, Rook and Queen, and one that captures the next lesser one. Pawns go up"
              + " to three steps from their first rank."), POPEYE, _ -> new Ladder("PNNBBRRQ", "QRRBBNNP"))
          .popeye("ReversalEinsteinChess", "ReversalEinstein"),
      ConditionKind.of(key("Anti-Einstein Chess"),
          key("A piece that moves without capturing becomes the next greater one"
              + " of Pawn, Knight, Bishop, Rook and Queen. Captures are as usual."),
          POPEYE,
          _ -> new Ladder("PNNBBRRQ", "")).popeye("AntiEinsteinChess", "AntiEinstein"),
      ConditionKind.of(key("Chameleon Chess"), key("A piece that moves becomes the next one in the circle of Queen,"
          + " Knight, Bishop and Rook. Kings and Pawns stay what they are."), POPEYE,
          _ -> new Ladder("QNNBBRRQ", "QNNBBRRQ")),
      ConditionKind.of(key("Sentinels"), key("A piece, other than a Pawn, leaves a Pawn of its side on the square that"
          + " it comes from. It does not on the first and last rank, nor if its side has eight Pawns."), POPEYE,
          options -> new Sentinelles(options.has("enemy Pawns")))
          .popeye("Sentinelles").options("enemy Pawns"),
      ConditionKind.of(key("Messigny Chess"),
          key("Instead of a usual move, a piece may change places with an enemy piece of"
              + " its type. Neither of the two may do so again on the next move."),
          POPEYE,
          options -> new Messigny(!options.has(Reborn.REX_EXCLUSIVE))).popeye("Messigny").options(Reborn.REX_EXCLUSIVE),
      ConditionKind.of(key("Castling Chess"), key("A King that is not in check may castle with the next piece of either"
          + " side in any direction, if that is at least three squares away: it goes two squares towards the"
          + " piece, which passes over it. The square between must not be attacked."), POPEYE,
          _ -> new FreeCastling(false)),
      ConditionKind
          .of(key("Rokagogo"), key("A King that is not in check may castle with the next Rook of either side"
              + " on its rank or file, if that is at least three squares away: it goes two squares towards the"
              + " Rook, which passes over it. The square between must not be attacked."), POPEYE,
              _ -> new FreeCastling(true))
          .excluding("Castling Chess"),
      ConditionKind
          .of(key("Role exchange"), key("Instead of a usual move, White may turn the board by half a circle and"
              + " exchange the colours of all pieces. Black is to move then."), POPEYE, _ -> new RoleExchange())
          .popeye("RoleExchange"),
      ConditionKind
          .of(key("Holes"), key("The given squares are missing from the board. No piece can stand on them or pass"
              + " them, but Knights leap over them."), POPEYE, options -> new Holes(options.squares(), false))
          .popeye("Hole").options(ConditionOptions.SQUARES),
      ConditionKind.of(key("Haaner Chess"),
          key("A square that a piece has left becomes a hole. No piece can stand on it or"
              + " pass it, but Knights leap over it."),
          POPEYE, _ -> new Holes(0, true)).popeye("Haaner"),
      ConditionKind.of(key("Imitator"),
          key("Imitators start on the given squares and repeat each move of a piece at the same time,"
              + " step by step. The move is possible only if all squares that they come to are empty; where a piece"
              + " hops, they need a hurdle, too."),
          POPEYE, options -> new Imitator(options.squares())).options(ConditionOptions.SQUARES),
      ConditionKind.of(key("Duellist Chess"),
          key("A side that can move the piece that it moved last must do so. Else it"
              + " moves another one."),
          POPEYE, _ -> new LastMover(true)).popeye("Duellist"),
      ConditionKind.of(key("Fuddled Men"),
          key("A piece that its side has just moved cannot make the next move of that side,"
              + " and does not check. Kings too."),
          POPEYE, _ -> new LastMover(false)).excluding("Duellist Chess"),
      ConditionKind.of(key("Follow my leader"),
          key("A side that can go to the square from which the last move started must"
              + " do so. Options bind one side only."),
          POPEYE,
          options -> new AfterLastMove(options.sides(), AfterLastMove::follows)).sides(3),
      ConditionKind
          .of(key("Synchronous mover"), key("A side that can repeat the length and direction of the last move must"
              + " do so. Options bind one side only."), POPEYE,
              options -> new AfterLastMove(options.sides(), AfterLastMove::repeats))
          .popeye("SynchronMover")
          .sides(3),
      ConditionKind.of(key("Anti-synchronous mover"), key("A side that can repeat the length of the last move in the"
          + " opposite direction must do so. Options bind one side only."), POPEYE,
          options -> new AfterLastMove(options.sides(), AfterLastMove::opposes)).popeye("AntiSynchronMover")
          .sides(3),
      ConditionKind.of(key("BGL"),
          key("The moves of White and Black may have the given lengths in all, from the middle of one"
              + " square to that of the other. With a single number each move is taken from what both sides have."),
          POPEYE,
          MoveBudget::new).options(ConditionOptions.NUMBERS),
      ConditionKind.of(key("Lese majeste"),
          key("In the first position the King of the side that is not to move may be in"
              + " check. It cannot be captured."),
          POPEYE, _ -> new LeseMajeste()).popeye("LeseMajeste"),
      ConditionKind.of(key("Take & Make"), key("A piece that captures goes on at once, by a move without capture as the"
          + " captured piece moves. If it cannot, it does not capture."), POPEYE, _ -> new TakeAndMake())
          .popeye("Take&MakeChess")
          .excluding("Anticirce", "Parrain Circe", "Circe Take & Make", "Cage Circe", "Anti Super Circe"),
      ConditionKind
          .of(key("Make & Take"), key("To capture a piece, another one first moves without capture as that piece"
              + " moves, and captures from there. Other moves are as usual."), POPEYE, _ -> new MakeAndTake())
          .popeye("Make&TakeChess"),
      ConditionKind.of(key("Disparate"), key("A piece of the type that the other side has just moved does not move. It"
          + " gives no check then either."), POPEYE, _ -> new Disparate()).popeye("DisparateChess"),
      ConditionKind.of(key("Checkless Chess"),
          key("A move that gives check is illegal, unless it mates. The replies are"
              + " judged by the same rule."),
          POPEYE, _ -> new Checkless()).popeye("Checkless"),
      ConditionKind.of(key("Exclusive Chess"), key("If several moves of a side mate, none of them is legal. A single"
          + " mating move is."), POPEYE, _ -> new Exclusive()).popeye("Exclusive"),
      ConditionKind.of(key("Maximummer"), key("Black plays only the longest of his legal moves, from the middle of one"
          + " square to that of the other. Options bind White or both sides."), "T. R. Dawson, 1913",
          options -> new Greatest(options.sides(), options.has("ultra"), Greatest::length))
          .sides(2, "ultra"),
      ConditionKind.of(key("Minimummer"), key("Black plays only the shortest of his legal moves, from the middle of one"
          + " square to that of the other. Options bind White or both sides."), POPEYE,
          options -> new Greatest(options.sides(), options.has("ultra"),
              (greatest, position, move) -> -greatest.length(position, move)))
          .sides(2, "ultra"),
      ConditionKind.of(key("Must capture"), key("A side that can capture plays only captures. Options bind one side"
          + " only; in the ultra form it has no other moves."), POPEYE,
          options -> new Greatest(options.sides(), options.has("ultra"), Greatest::capture))
          .popeye("MustCapture").sides(3, "ultra"),
      ConditionKind.of(key("Must check"), key("Black plays only moves that give check, if there are any. Options bind"
          + " White or both sides."), POPEYE,
          options -> new Greatest(options.sides(), false, Greatest::check))
          .popeye("Schachzwang").sides(2),
      ConditionKind.of(key("Alphabetic Chess"), key("A side moves only the piece that can move and whose square comes"
          + " first: a1, a2 and so on to h8. Options bind one side only."), POPEYE,
          options -> new Greatest(options.sides(), false, (_, _, move) -> Greatest.alphabet(move)))
          .popeye("Alphabetic").sides(3),
      ConditionKind
          .of(key("Grid Chess"), key("The board is divided into cells of two by two squares, and each move must"
              + " lead into another cell. Options shift the cells by one square."), "W. Stead, 1953",
              options -> SquareRule.grid(options.has("horizontal shift") || options.has("diagonal shift") ? 1 : 0,
                  options.has("vertical shift") || options.has("diagonal shift") ? 1 : 0))
          .popeye("Grid").options("horizontal shift", "vertical shift", "diagonal shift"),
      ConditionKind
          .of(key("Monochrome Chess"), key("Each move must end on a square of the colour of the square where it"
              + " began. A check is given in the same way."), POPEYE, _ -> SquareRule.coloured(true))
          .popeye("MonoChrom", "MonochromChess", "Monochrome"),
      ConditionKind
          .of(key("Bichrome Chess"), key("Each move must end on a square of the colour other than that where it"
              + " began. A check is given in the same way."), POPEYE, _ -> SquareRule.coloured(false))
          .popeye("BiChrom", "BichromChess", "Bichrome"),
      ConditionKind.of(key("Edgemover"), key("Pieces move only to the edge of the board. Options bind one side only."),
          POPEYE, options -> SquareRule.edge(options.sides())).sides(3),
      ConditionKind.of(key("No captures"), key("No piece may capture. Kings can be in check as usual."), POPEYE,
          options -> new NoCapture(options.sides()))
          .popeye("NoCapture").sides(3),
      ConditionKind.of(key("Koeko"), key("A piece that moves must come to stand beside another piece of either"
          + " side. A check is given in the same way."), POPEYE, _ -> new Koeko(false)),
      ConditionKind.of(key("Anti-Koeko"), key("A piece that moves must not come to stand beside another piece of either"
          + " side. A check is given in the same way."), POPEYE, _ -> new Koeko(true)),
      ConditionKind.of(key("Annan Chess"), key("A piece with one of its own side directly behind it moves as that one,"
          + " and not as itself. Others move as usual."), POPEYE, _ -> new Neighbour(-1, false)).popeye("Annan"),
      ConditionKind.of(key("Nanna Chess"),
          key("A piece with one of its own side directly ahead of it moves as that one,"
              + " and not as itself. Others move as usual."),
          POPEYE, _ -> new Neighbour(1, false)).popeye("Nanna"),
      ConditionKind.of(key("Face to face"),
          key("A piece with an enemy piece directly ahead of it moves as that one, and"
              + " not as itself. Others move as usual."),
          POPEYE, _ -> new Neighbour(1, true)),
      ConditionKind.of(key("Back to back"), key("A piece with an enemy piece directly behind it moves as that one, and"
          + " not as itself. Others move as usual."), POPEYE, _ -> new Neighbour(-1, true)),
      ConditionKind
          .of(key("Transmuted Kings"), key("A King in check moves only as the pieces that check it. A King that"
              + " is not in check moves as usual."), POPEYE, options -> new TransmutedKings(options.sides(), false))
          .popeye("TransmutedKing").sides(3),
      ConditionKind
          .of(key("Reflecting Kings"), key("A King in check moves also as the pieces that check it. A King that"
              + " is not in check moves as usual."), POPEYE, options -> new TransmutedKings(options.sides(), true))
          .popeye("ReflectiveKings", "ReflectiveKing").sides(3),
      ConditionKind
          .of(key("Vaulting Kings"),
              key("A King in check moves also as the pieces with the given letters, or as an Equihopper if"
                  + " none are given. With the option transmuting it moves only so."),
              POPEYE,
              TransmutedKings::new)
          .popeye("VaultingKings", "VaultingKing")
          .sides(3, TransmutedKings.TRANSMUTING, ConditionOptions.LETTERS),
      ConditionKind.of(key("Köbul Kings"), key("When an officer of a side is captured, its King takes the power of that"
          + " piece. When a Pawn is captured, the King moves as usual again."), "D. Gurgui and others, as in Popeye",
          _ -> new Kobul()).popeye("KobulKings", "Kobul"),
      ConditionKind.of(key("Plus Chess"),
          key("A piece on d4, d5, e4 or e5 captures also as if it stood on another one of these"
              + " squares that is empty. Kings too."),
          POPEYE, _ -> new Plus()).popeye("Plus"),
      ConditionKind.of(key("Point reflection"),
          key("A piece moves as the piece on the square opposite through the middle of"
              + " the board, if there is one. Kings too."),
          POPEYE, options -> new BorrowedPower(options, true)),
      ConditionKind.of(key("Power transfer"),
          key("A piece, other than a King, moves as the piece on its square of rebirth"
              + " as in Circe, if there is one. Others move as usual."),
          POPEYE,
          options -> new BorrowedPower(options, false)).options(Reborn.REX_INCLUSIVE),
      ConditionKind.of(key("Bolero"),
          key("A piece, other than King and Pawn, goes to empty squares as the piece"
              + " that stands on the first rank of its file in the start position; with the option inverse, it"
              + " captures so instead. Other moves are as usual."),
          POPEYE, Bolero::new).options(INVERSE, Reborn.REX_INCLUSIVE),
      ConditionKind.of(key("Wormholes"),
          key("A piece that moves to one of the given squares goes on at once to another of them that"
              + " is empty. If none is, it cannot move there."),
          POPEYE,
          options -> new Wormholes(options.squares())).options(ConditionOptions.SQUARES),
      ConditionKind
          .of(key("Breton Chess"),
              key("A side that captures also removes one of its own pieces of the captured type, if there"
                  + " is one. Options take an enemy piece instead, or change its colour instead of removing"
                  + " it."),
              POPEYE,
              options -> new Breton(options.has("adverse"), options.has("chromatic")))
          .popeye("Breton").options("adverse", "chromatic"),
      ConditionKind.of(key("Snek Chess"),
          key("With the capture of a Queen, Rook or Bishop the mover turns an enemy Rook, Bishop or"
              + " Knight into such a piece, and with that of a Knight the enemy King moves as a Knight."
              + " When a Pawn is captured, the King moves as usual again."),
          POPEYE,
          _ -> new Snek(false)).popeye("SnekChess"),
      ConditionKind.of(key("Snek Circle Chess"),
          key("With the capture of a Queen, Rook, Bishop or Knight the mover turns an enemy Rook,"
              + " Bishop, Knight or Queen, in this order, into such a piece. Without one nothing happens."),
          POPEYE,
          _ -> new Snek(true)).popeye("SnekCircleChess"),
      ConditionKind.of(key("Ghost Chess"),
          key("A captured piece appears again on the square of the capture as soon as that is empty."
              + " From then on it cannot be captured."),
          POPEYE,
          _ -> new Ghosts(true)).popeye("GhostChess").excluding("poison", "hitpoint"),
      ConditionKind.of(key("Haunted Chess"),
          key("A captured piece appears again on the square of the capture as soon as that is empty. A"
              + " square keeps only the piece that was captured on it last."),
          POPEYE,
          _ -> new Ghosts(false)).popeye("HauntedChess").excluding("Ghost Chess", "poison", "hitpoint"),
      ConditionKind.of(key("Bicolores"),
          key("A King is in check also from pieces of its own side. They do not capture it."), POPEYE,
          _ -> new Bicolores()),
      ConditionKind.of(key("Antikings"),
          key("A King is in check if no enemy piece attacks it. If one does, it is not in check."), POPEYE,
          _ -> new AntiKings()),
      ConditionKind.of(key("SAT"),
          key("A King is in check if it has a flight, a square to which it could go without being"
              + " attacked there. With a number so many flights are needed, and a King that is attacked"
              + " needs one more."),
          POPEYE,
          Sat::new).options(ConditionOptions.NUMBERS),
      ConditionKind.of(key("Single box"),
          key("No side has more pieces of a type than in the start position. A Pawn is promoted only to"
              + " a piece that was captured."),
          POPEYE,
          _ -> new SingleBox()).popeye("SingleBox").options("type 1"),
      ConditionKind
          .of(key("PAD Chess"),
              key("A piece, other than a King, that captures a second time leaves the board. In the strict"
                  + " form it cannot capture a second time."),
              POPEYE,
              options -> new Pad(options.has(Reborn.REX_INCLUSIVE), options.has("strict")))
          .popeye("PADChess", "PAD").options("strict", Reborn.REX_INCLUSIVE),
      ConditionKind.of(key("Frankfurt Chess"), key("A piece that captures becomes one of the captured type, and a King"
          + " moves as one from then on. A Pawn that captures on the last rank is not promoted otherwise."), POPEYE,
          options -> new Frankfurt(!options.has(Reborn.REX_EXCLUSIVE)))
          .popeye("FrankfurtChess").options(Reborn.REX_EXCLUSIVE),
      ConditionKind.of(key("Cavalier majeur"),
          key("Knights move as Nightriders: by any number of Knight's leaps in a straight line."
              + " Promoted Pawns too."),
          POPEYE,
          _ -> new OtherPowers(Map.of('N', "NN"))).popeye("CavalierMajeur").excluding("cursed"),
      ConditionKind
          .of(key("Leo family"),
              key("Queens, Rooks and Bishops capture by jumping over exactly one piece, and a piece on its"
                  + " straight square blocks a Knight. Their other moves are as usual."),
              POPEYE,
              _ -> new OtherPowers(Map.of('Q', "mQpcQ", 'R', "mRpcR", 'B', "mBpcB", 'N', "nN")))
          .popeye("Leofamily").excluding("Cavalier majeur"),
      ConditionKind.of(key("Geneva Chess"),
          key("A piece, other than a King, captures only if its square of rebirth as in Circe is empty"
              + " and it does not stand there itself. The same holds for a check."),
          POPEYE,
          Geneva::new).popeye("GenevaChess").options(RebirthRule.words(Reborn.REX_INCLUSIVE)),
      ConditionKind.of(key("Provocation Chess"),
          key("A piece captures only if an enemy piece observes it. The same holds for a check."), POPEYE,
          _ -> new Patrol(true, false, true)).popeye("ProvocationChess", "Provocateurs"),
      ConditionKind.of(key("Shielded Kings"),
          key("A King may stand beside the enemy King if a piece of its side observes it. Other pieces"
              + " check as usual."),
          POPEYE,
          _ -> new ShieldedKings()).popeye("ShieldedKings"),
      ConditionKind.of(key("Oscillating Kings"),
          key("After each move the Kings change places, by type C only after a check. By type B the own"
              + " King must not be in check before that."),
          POPEYE,
          OscillatingKings::new).sides(3, OscillatingKings.TYPE_A, OscillatingKings.TYPE_B,
              OscillatingKings.TYPE_C)
          .excluding("Swapping Kings"),
      ConditionKind
          .of(key("Forced squares"),
              key("A side that can move to one of the given squares must do so. With the option consequent,"
                  + " moves that leave its King in check count too."),
              POPEYE,
              options -> new Greatest(options.sides(), options.has("consequent"),
                  (_, _, move) -> Greatest.arrives(move, options.squares())))
          .sides(3, "consequent", ConditionOptions.SQUARES),
      ConditionKind.of(key("Extinction Chess"),
          key("A piece that is the only one of its type and side must not be lost, as a King. Several"
              + " may be attacked at once."),
          POPEYE,
          _ -> new Extinction()).popeye("ExtinctionChess"),
      ConditionKind.of(key("Pepo"),
          key("A King that an enemy piece observes cannot move. It is in check only from two pieces at"
              + " least, other than the King."),
          POPEYE,
          _ -> new Pepo()),
      ConditionKind.of(key("Lost pieces"),
          key("After a move each enemy piece leaves the board that would be checkmated if it, and no"
              + " other piece, were a King. Kings stay."),
          POPEYE,
          _ -> new LostPieces()),
      ConditionKind.of(key("Alice Chess"),
          key("There are two boards: a piece moves on its own board and then goes to the same square of"
              + " the other board, which must be empty there. A King may not be attacked before it"
              + " changes the board either."),
          POPEYE,
          _ -> new Alice()).popeye("AliceChess", "AliceB pieces").excluding("cursed"),
      ConditionKind.of(key("Promotion only"),
          key("Pawns are promoted only to the pieces with the given letters. Without letters nothing"
              + " changes."),
          POPEYE,
          options -> new PromotionOnly(options.letters())).popeye("PromOnly").options(ConditionOptions.LETTERS),
      ConditionKind.of(key("Neutral pieces"), key("Pieces marked as neutral belong to the side to move: either side"
          + " moves and captures them. They attack both Kings."), POPEYE, _ -> new Neutral()).popeye("Neutral"),
      ConditionKind.of(key("Half-neutral pieces"),
          key("A piece marked as half-neutral that moves becomes neutral. If it was neutral, it becomes one of the side"
              + " that moves it."),
          POPEYE, _ -> new HalfNeutral()).popeye("HalfNeutral"),
      ConditionKind.of(key("Magic pieces"),
          key("A piece, other than a King, that a piece marked as magic newly observes after a move changes its colour."
              + " Magic and neutral pieces do not, nor one that an even number of them newly observe."),
          POPEYE, _ -> new MagicPieces()).popeye("Magic"),
      ConditionKind.of(key("Royal pieces"),
          key("Pieces marked as royal may not be captured or left in check, as a King."
              + " A side has lost if one of them is checkmated."),
          POPEYE, _ -> new Royal()).popeye("Royal"),
      ConditionKind.of(key("Uncapturable pieces"),
          key("Pieces marked as uncapturable cannot be captured. A King so marked is"
              + " never in check."),
          POPEYE, _ -> new Uncapturable()).popeye("Uncapturable"),
      ConditionKind.of(key("Kamikaze pieces"),
          key("Pieces marked as kamikaze leave the board when they capture; in Circe they are reborn, too. A King so"
              + " marked does not capture."),
          POPEYE, _ -> new Kamikaze()).popeye("Kamikaze"),
      ConditionKind
          .of(key("Paralysing pieces"), key("Pieces marked as paralysing do not capture or give check. Enemy pieces"
              + " that they observe cannot move, capture or give check; a side that only this keeps from moving is not"
              + " in check."), POPEYE, _ -> new Paralysing())
          .popeye("Paralysing"),
      ConditionKind
          .of(key("Functionary pieces"), key("Pieces marked as functionaries can move, capture and give check only"
              + " if an enemy piece observes them. Others are not concerned."), POPEYE, _ -> new Functionary(false))
          .popeye("Functionary"),
      ConditionKind.of(key("Chameleon pieces"),
          key("A piece marked as a chameleon that moves becomes the next one of Queen,"
              + " Knight, Bishop and Rook, and then a Queen again. A Pawn may be promoted to a marked piece, too."),
          POPEYE,
          _ -> new ChameleonPieces()).popeye("Chameleon"),
      ConditionKind.of(key("Bul pieces"),
          key("The piece that a hopper marked as bul hops over then moves without capture as the hopper"
              + " does. If it cannot, the hopper cannot make the move or check."),
          POPEYE,
          _ -> new HurdleMover(HurdleMover.BUL, false)).popeye("Bul"),
      ConditionKind.of(key("Dob pieces"),
          key("The piece that a hopper marked as dob hops over then moves without capture in its own"
              + " way. If it cannot, the hopper cannot make the move or check."),
          POPEYE,
          _ -> new HurdleMover(HurdleMover.DOB, true)).popeye("Dob"),
      ConditionKind.of(key("Hurdle colour changing pieces"),
          key("The piece, other than a King, that a hopper so marked hops over changes its colour."
              + " Other moves are as usual."),
          POPEYE,
          _ -> new HurdleColourChanging()).popeye("HurdleColourChanging")),
      others()).toList();

  private Conditions() {}

  private static Stream<ConditionKind> others() {
    List<ConditionKind> others = new ArrayList<>();
    // Pages that play have no streams of services.
    for (ConditionSource source : ServiceLoader.load(ConditionSource.class, Conditions.class.getClassLoader())) {
      others.addAll(source.conditions());
    }
    return others.stream();
  }

  /** All conditions, in the order in which texts name them. */
  public static List<ConditionKind> all() {
    return ALL;
  }

  /** The conditions of a game, in the same order. */
  public static List<NamedCondition> of(Variant game) {
    return read(ConditionText.of(game.settings()).conditions());
  }

  /**
   * Reads conditions separated by commas, each with its options, in the order of the registry. Names may be those of
   * any language of the program, or Popeye's. The same condition for White and for Black is one for both.
   *
   * @throws InputException if there is no such condition
   */
  public static List<NamedCondition> read(String text) {
    List<NamedCondition> found = new ArrayList<>();
    for (String name : text.isBlank() ? new String[0] : text.strip().split("\\s*,\\s*", -1)) {
      NamedCondition next = ConditionReader.read(name).orElseThrow(() -> ConditionSearch.unknown(name));
      Optional<NamedCondition> sameOfOtherSide =
          found.stream().filter(each -> each.joined(next).isPresent()).findFirst();
      sameOfOtherSide.ifPresent(found::remove);
      found.add(sameOfOtherSide.flatMap(each -> each.joined(next)).orElse(next));
    }
    found.sort(Comparator.comparingInt(each -> ALL.indexOf(each.kind())));
    return found;
  }
}
