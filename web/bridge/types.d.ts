// Written by web/build/bridge_types.py from brisques/bridge/schema/; edit that.

/** Where a rule is written. */
export interface Cite {
  source: string;
  where: string;
}

/** What is wrong with a request, or why an action is forbidden. */
export interface Problem {
  /** A refusal is a legal-play "no" with its rule; an error is about what was handed in. */
  kind: "refusal" | "error";
  code: string;
  where: string;
  rule: string | null;
  params: Record<string, any>;
  cites: Array<Cite>;
  /** Further errors in the same input, such as other wrong cards of a position. */
  others?: Array<Problem>;
}

/** The answer to a request that cannot be served. */
export interface Failure {
  ok: false;
  error: Problem;
  /** In a lesson: what its teacher says to this try. */
  says?: any;
}

/** A card played to a trick. */
export interface Play {
  seat: number;
  card: string;
}

/** Points that a seat scored. */
export interface Gain {
  points: number;
  rule: string;
  cards: Array<string>;
}

/** A trick, being played or finished. */
export interface Trick {
  number: number;
  /** Tricks in the whole deal. */
  of?: number;
  leader: number;
  plays: Array<Play>;
  winner: number | null;
  /** Seat whose card wins so far, in a trick being played. */
  best?: number | null;
}

/** What a party of the Filko family may say that it plays for. */
export type Aim = "six" | "hold" | "run";

/** What a view shows of a seat. */
export interface Seat {
  kind: "human" | "player";
  level: string | null;
  name: string | null;
  /** Seats that score together have the same side. */
  side: number;
  /** Cards in hand. */
  cards: number;
  /** Cards of another seat's hand that all have seen; empty for the viewing seat. */
  known: Array<string>;
  /** Cards of that hand that lie face up because they were declared. */
  tabled: Array<string>;
  /** Won cards that can still be melded. */
  open: Array<string>;
  /** Match total of the side, this deal included. */
  score: number;
  deal_score: number;
  tricks: number;
  /** What the seat scored in the latest trick. */
  gains: Array<Gain>;
  /** Bezique: whether its carte blanche goes on, so that the whole hand lies open. */
  carte?: boolean;
  /** Bezique: won cards that have been used in melds. */
  spent?: number;
  /** Bezique: aces and tens won. */
  brisques?: number;
  /** Filko: whether it plays with the viewing seat; null while that is not known. */
  ally?: boolean | null;
  /** Filko: whether it is one of the masters. */
  master?: boolean;
  /** Filko: whether it has its hat on, and no other penalty. */
  hat?: boolean;
  /** Filko: what it said it plays for. */
  aim?: Aim | null;
  /** Filko: the suit it asked its partner for. */
  signal?: string | null;
}

/** A meld that a declaration would make impossible. */
export interface Cost {
  rule: string;
  points: number;
  cards: Array<string>;
}

/** Something that may be declared now. */
export interface MeldOption {
  id: number;
  rule: string;
  action: string;
  cards: Array<string>;
  points: number;
  costs: Array<Cost>;
}

/** Something that may be shown or laid down on one's turn without a trick. */
export interface Announcement {
  action: string;
  rule: string;
  points: number;
  cards: Array<string>;
}

/** Options that can be declared together, by their ids, and the actions in order. */
export interface MeldSet {
  options: Array<number>;
  actions: Array<string>;
  points: number;
}

/** The exchange of the seven of trumps for the turn-up. */
export interface Exchange {
  action: string;
  gives: string;
  takes: string;
  points: number;
}

/**
 * What the winner of a trick may declare; `fresh` are its cards, `sets` best first, `lays` melds to
 * lay down for later, `pass` the action that leaves the declaration to the partner.
 */
export interface Declare {
  limit: number | null;
  left: number | null;
  fresh: Array<string>;
  options: Array<MeldOption>;
  sets: Array<MeldSet>;
  exchange: Exchange | null;
  lays: Array<Announcement>;
  pass: string | null;
  done: string;
}

/** The packet that the dealer lifts before the deal, for his opponent to guess. */
export interface Packet {
  aim: number;
  least: number;
  most: number;
  lifter: number;
  /** About how many cards the lifted packet seems to have, for the seat that guesses. */
  looks: number | null;
}

/** One line of the score sheet; trick 0 is before the first. */
export interface SheetLine {
  trick: number;
  seat: number;
  points: number;
  rule: string;
  cards: Array<string>;
}

/** How the match stands. */
export interface MatchState {
  /** The number of this deal, from 1. */
  deal: number;
  dealer: number;
  /** How many cards each seat is dealt at a time. */
  packets: Array<number>;
  next_dealer: number | null;
  target: number;
  /** By side, at the start of this deal. */
  scores: Array<number>;
  /** Points of finished deals, by side. */
  deals: Array<Array<number>>;
  /** For each finished deal the sides that won a game with it. */
  won: Array<Array<number>>;
  /** A side; -1 when nobody has won. */
  winner: number | null;
  /** How many times the match counts; in a `settlement` by portland, points to pay. */
  stake: number;
  /** Won by each side in this sitting. */
  games: Array<number>;
  /** What is won: a match of deals, or each deal by itself. */
  unit: "match" | "deal";
  /** Whether no further deal can be dealt. */
  over: boolean;
}

/**
 * How often a rule scored, and how many points, by side. The rule "position.points" stands for points
 * before the position at which the match began.
 */
export interface SummaryRow {
  rule: string;
  counts: Array<number>;
  points: Array<number>;
}

/** The points of a finished deal, by the rule that gave them. */
export interface Summary {
  rows: Array<SummaryRow>;
  deal: Array<number>;
  carried: Array<number>;
  total: Array<number>;
}

/**
 * Filko: what becomes of the viewing seat's party; `points` are the counts that bring it. They are
 * ranges, each the least and the most points.
 */
export interface PartyOutcome {
  comes: "masters" | "servants" | "stay-masters" | "stay-servants" | "same" | "even" | "free" | "win" | "lose" | "nobody";
  points: Array<Array<number>>;
}

/** Filko: how a deal ended; `winners` and `masters` are seats. */
export interface DealOutcome {
  kind: string;
  winners: Array<number>;
  masters: Array<number>;
  points?: Array<number>;
}

/** Filko: the points of the pack, those not taken yet, and those taken by side. */
export interface PartyPoints {
  total: number;
  left: number;
  taken: Array<number>;
}

/** The number of a deal, from 1, and of the actions before the branch. */
export interface BranchPoint {
  deal: number;
  place: number;
}

/** All that a table needs to draw for one seat, and no more than that seat may see. */
export interface View {
  family: "bezique" | "filko";
  /** A preset, or a preset and its house rules. */
  variant: string;
  /** What a person calls these house rules, or nothing. */
  rules_name: string;
  pack: "french" | "german";
  seat: number;
  phase: "lift" | "guess" | "cut" | "call" | "play" | "declare" | "servant" | "deal-over" | "match-over";
  to_move: number | null;
  legal: Array<string>;
  /** Whether a seat that follows is bound to certain cards. */
  strict: boolean;
  seats: Array<Seat>;
  hand: Array<string>;
  /** Null until trumps are made. */
  trump: string | null;
  stock: number;
  trick: Trick;
  last_trick: Trick | null;
  declare: Declare | null;
  announce: Array<Announcement>;
  packet: Packet | null;
  /** The score sheet of the deal, from line `sheet_from` on. */
  sheet: Array<SheetLine>;
  /** Lines that an answer to `act` or `step` leaves out; the revision before had them. */
  sheet_from: number;
  /** The finished tricks of the deal, from number `log_from` on, counted from 0. */
  log: Array<Trick>;
  /** Tricks that an answer to `act` or `step` leaves out; the revision before had them. */
  log_from: number;
  match: MatchState;
  summary: Summary | null;
  /** Whether a hint or taking back has helped in this match. */
  assisted: boolean;
  can_undo: boolean;
  can_redo: boolean;
  /**
   * The seat that takes all further tricks, -1 if every way to play them gives the same result; null
   * where the viewing seat may not finish the deal at once.
   */
  claim: number | null;
  /** True where the match began at a position; absent where it began with a deal. */
  from_position?: true;
  /** Where this match left another; null for most. */
  branch: BranchPoint | null;
  /** Bezique: where the cards of melds come from. */
  melds_from?: "won" | "hand" | "hand-and-won";
  /** Bezique: what a seat that follows must do while there is a stock. */
  stock_duty?: "free" | "follow-beat-trump" | "follow-beat-overtrump";
  /** Bezique: what a seat that follows must do when the stock is gone. */
  endgame_duty?: "free" | "follow-beat-trump" | "follow-beat-overtrump";
  /** Bezique: how a match is paid. */
  settlement?: "stake" | "bonus" | "portland";
  /** Bezique: the suit that may not become trumps in this deal. */
  trump_bar?: string | null;
  /** Bezique: the card turned up, null where none lies under the stock. */
  turnup?: string | null;
  /** Filko: what may be said though another is to move. */
  asides?: Array<string>;
  /** Filko: faces that are trumps whatever the suit, high to low. */
  permanent?: Array<string>;
  /** Filko: the faces of all trumps, high to low. */
  trumps?: Array<string>;
  /** Filko: how trumps are made. */
  made?: "dealer-first-card" | "cut" | "call-card" | "name-suit";
  /** Filko: cards that all have seen before play. */
  exposed?: Array<string>;
  /** Filko: the points taken so far. */
  points?: PartyPoints;
  /** Filko: the points that a party plays for by each aim. */
  aims?: Record<string, number>;
  /** Filko: the card whose holder is the caller's partner. */
  called?: string | null;
  /** Filko: the seat that calls. */
  old_man?: number | null;
  /** Filko: the seats of both parties, as far as the viewing seat knows them. */
  parties?: Array<Array<number>> | null;
  /** Filko: whether all know the parties. */
  revealed?: boolean;
  /** Filko: the seats of the masters. */
  masters?: Array<number>;
  /** Filko: what losers bear until they win. */
  penalty?: "hat-off" | "worn-hat" | "stand" | null;
  /** Filko: the seat that serves, and so deals. */
  servant?: number | null;
  /** Filko: whether the deal may be ended. */
  decided?: boolean;
  /** Filko: what this deal can bring. */
  ways?: Array<PartyOutcome>;
  /** Filko: once the deal is over. */
  outcome?: DealOutcome | null;
}

/** Something that happened, as a seat sees it; which fields it has goes by its kind. */
export interface GameEvent {
  e: "lifted" | "guessed" | "counted" | "dealt" | "turned" | "played" | "trick-won" | "scored" | "laid" | "passed" | "trump-made" | "exchanged" | "drew" | "endgame" | "deal-ended" | "match-ended" | "cut" | "cut-left" | "called" | "partner-shown" | "said" | "signalled" | "asked" | "servant-chosen";
  seat?: number;
  card?: string;
  cards?: Array<string>;
  points?: number;
  rule?: string;
  number?: number;
  dealer?: number;
  winner?: number;
  stake?: number;
  gave?: string;
  took?: string;
  suit?: string | null;
  guess?: number;
  size?: number;
  aim?: string;
}

/** What a person needs to choose a game. */
export interface VariantLine {
  name: string;
  title: string;
  family: "bezique" | "filko";
  pack: "french" | "german";
  players: number;
  group: string;
  packs: number;
  hand: number;
  unit: "match" | "deal";
  target: number;
  /** Filko: whether a match may begin with masters and servants. */
  servants?: boolean;
  sources: Array<string>;
}

/** All playable variants. */
export interface Variants {
  variants: Array<VariantLine>;
}

/** How far a level is above another: in points a deal, and its share of deals won. */
export interface Strength {
  over: string;
  mean: number;
  low: number;
  high: number;
  share: number;
  pairs: number;
}

/**
 * The measured strengths by group and level, and the group of each variant. `steps` are the levels
 * that people can tell apart in each group that was measured.
 */
export interface Strengths {
  strengths: Record<string, Record<string, Strength>>;
  steps: Record<string, Array<Array<string>>>;
  groups: Record<string, string>;
}

/** The value of a rule. */
export type Setting = boolean | number | string | Array<number> | Array<string>;

/** What a source prints in place of a value. */
export interface Misprint {
  value: Setting;
  cites: Array<Cite>;
}

/** A value with its citations; `inferred` is the key of our reason where no source gives it. */
export interface RuleValue {
  value: Setting;
  cites: Array<Cite>;
  inferred: string | null;
}

/** A rule of a variant with its value and citations. */
export interface Rule extends RuleValue {
  id: string;
  misprint: Misprint | null;
}

/** A book or page that is cited. */
export interface Source {
  title: string;
  author: string;
  url: string;
}

/** Every rule of a variant; `house` lists the ids of its house rules. */
export interface Explanation {
  variant: string;
  preset: string;
  title: string;
  house: Array<string>;
  rules: Array<Rule>;
  sources: Record<string, Source>;
}

/** A variant and what a person calls it. */
export interface VariantTitle {
  variant: string;
  title: string;
}

/** A rule that has another value in each of two variants. */
export interface Difference {
  id: string;
  a: RuleValue;
  b: RuleValue;
}

/** The rules in which two variants of a family differ. */
export interface Comparison {
  a: VariantTitle;
  b: VariantTitle;
  rows: Array<Difference>;
}

/** What keeps a value from being chosen, given the other rules. */
export interface Conflict {
  code: "variant/conflict";
  where: string;
  /** `reason`, the key of a message, and `other`, the path of the other rule. */
  params: Record<string, string>;
}

/** A value that a rule may have; a list is written as in a spec, "3-2-3". */
export interface Choice {
  value: boolean | number | string;
  cites: Array<Cite>;
  /** Presets with this value. */
  variants: Array<string>;
  misprint: boolean;
  conflict: Conflict | null;
}

/** A rule with its value, that of the preset, and all it may be. */
export interface KnobChoices {
  id: string;
  path: string;
  kind: "choice" | "number" | "switch";
  value: boolean | number | string;
  preset: boolean | number | string;
  choices: Array<Choice>;
}

/** Rules whose paths begin alike. */
export interface KnobGroup {
  group: string;
  knobs: Array<KnobChoices>;
}

/** Every rule of a variant that a house rule may change. */
export interface Choices {
  variant: string;
  groups: Array<KnobGroup>;
}

/** Why an action is good or bad: a message's key and its parameters. */
export interface Reason {
  key: string;
  params: Record<string, any>;
}

/** One decision of a finished deal, as the coach judges it. */
export interface Decision {
  /** The number of the action in the deal, from 0. */
  place: number;
  trick: number;
  played: string;
  /** The best action, or one that is about as good where nothing is lost. */
  best: string;
  /** Points; 0 unless it is beyond doubt. */
  loss: number;
  /**
   * Half the width of the 95 % interval of what is lost; 0 where that is proven, or where no action
   * seems better.
   */
  error: number;
  exact: boolean;
  /** How the deal would have gone on, where that is proven. */
  line: Array<string>;
  reasons_played: Array<Reason>;
  reasons_best: Array<Reason>;
}

/** The exact end of a deal, where it can be worked out. */
export interface Solved {
  solvable: boolean;
  worth: number | null;
  line: Array<string>;
  worths: Record<string, number | null>;
}

/** How far a player has thought; `ms` is the time that its level may take. */
export interface Progress {
  settled: boolean;
  rollouts: number;
  ms: number;
}

/** A position about which another worker thinks along, and who is to move there. */
export interface Loan {
  line: string;
  seat: number;
  level: string;
}

/** The playouts of a worker: by action code the count, sum and sum of squares of gains. */
export interface Tallies {
  tally: Record<string, Array<number>>;
}

/** What strong play would do; reasons and proof come with the second dose. */
export interface Hint extends Progress {
  dose: number;
  action: string;
  cards: Array<string>;
  reasons?: Array<Reason>;
  exact?: boolean;
  worth?: number | null;
}

/**
 * The decisions of a finished deal that are newly judged. `done` is true when all `of` them have been
 * judged, `settled` when asking again makes none surer. `changes` counts how often a judgement was new
 * or renewed, and `rows` are those after the `seen` ones.
 */
export interface Review {
  done: boolean;
  settled: boolean;
  of: number;
  changes: number;
  rows: Array<Decision>;
  worst?: Array<number>;
  lost?: number;
}

/** One predicate of a goal, with its words. */
export interface Condition {
  name: string;
  args: Array<string>;
}

/** A goal that must not be reached. */
export interface Negation {
  goal: GoalTree;
}

/** Goals of which all, or any, must be reached. */
export interface Junction {
  any: boolean;
  goals: Array<GoalTree>;
}

/** What a step of a lesson asks for. */
export type GoalTree = Condition | Negation | Junction;

/** What a page shows of a step before it is begun. */
export interface LessonStep {
  title: string;
  kind: string;
  table: boolean;
  variant: string;
  family: "bezique" | "filko";
  /** Prose: paragraphs, lists and tables of spans, which are words, cards and links to rules. */
  text: any;
  choices: Array<any>;
  /** Whether several choices may be the answer together. */
  several: boolean;
  /** Whether the answer is a word to type; then there are no choices. */
  typed: boolean;
  hints: number;
  /** As its author wrote it; None if it is the answer to a question. */
  goal: string | null;
  /** The goal as a tree. */
  goal_tree: GoalTree | null;
}

/** A lesson without its positions and solutions. */
export interface LessonContents {
  format: number;
  title: string;
  course: string;
  number: number;
  variant: string;
  language: string;
  needs: Array<string>;
  summary: any;
  steps: Array<LessonStep>;
}

/** How the step begun last stands. */
export interface LessonState {
  step: number;
  of: number;
  state: string;
  says: any;
  why: Reason | null;
  actions: number;
  most: number | null;
  hints: number;
  /** The step to which a branch leads after this try, null if there is none. */
  next: number | null;
}

/** What is in a lesson. */
export interface LessonOpened {
  lesson: LessonContents;
}

/** How the step begun last stands, in an answer without a view. */
export interface LessonTold {
  lesson: LessonState | null;
}

/** A hint of the step's own. */
export interface LessonHint {
  hint: any;
  dose: number;
  of: number;
}

/** The answer of every operation that changes what lies on the table. */
export interface Update {
  revision: number;
  view: View;
  events: Array<GameEvent>;
  lesson?: LessonState | null;
}

/** What all may know of a seat. */
export interface CoveredSeat {
  kind: "human" | "player";
  level: string | null;
  name: string | null;
  side: number;
  score: number;
}

/** What all may know of a match; `seat` is the person to uncover the cards next. */
export interface CoveredTable {
  family: "bezique" | "filko";
  variant: string;
  rules_name: string;
  seat: number;
  phase: string;
  to_move: number | null;
  assisted: boolean;
  match: MatchState;
  from_position?: true;
  branch: BranchPoint | null;
  masters?: Array<number>;
  seats: Array<CoveredSeat>;
}

/** The answer in place of a view while several persons play and none looks. */
export interface Covered {
  revision: number;
  covered: CoveredTable;
  events: Array<GameEvent>;
}

/**
 * The answer to `position`: an update, with the deal as one line. `completed` says that a short line
 * was given, and the cards that it does not name were dealt.
 */
export interface PositionUpdate extends Update {
  line: string;
  completed: boolean;
}

/** The answer to `position` while several persons play and none looks. */
export interface CoveredPosition extends Covered {
  line: string;
  completed: boolean;
}

/** The refusal of an action, null if it is legal; `says` is what a lesson says to it. */
export interface WhyNot {
  refusal: Problem | null;
  says: any;
}

/** A declaration that some cards make, with what it would cost. */
export interface JudgedOption extends Announcement {
  costs: Array<Cost>;
}

/** What some cards would declare together, or why they may not be declared. */
export interface Judgement {
  option: JudgedOption | null;
  refusal: Problem | null;
}

/** The record: the whole truth, hidden cards included. */
export interface Saved {
  record: string;
  /** What `load` needs to replay the deal in progress alone; "" in the first deal. */
  summary: string;
}

/** A short line of what a seat sees of a position, or the full line if there is none. */
export interface ShortLine {
  line: string;
}

/** The view as it was before an action of the deal: action `place` of `of`, from 0. */
export interface Earlier {
  place: number;
  of: number;
  view: View;
}

/** An action of a finished deal, by its code, and the number of its trick, from 1. */
export interface Move {
  seat: number;
  action: string;
  trick: number;
}

/** All actions of a finished deal in order. */
export interface Moves {
  moves: Array<Move>;
}

/** Nothing besides the name of the operation. */
export interface NoArguments {
}

/** A preset, or a preset and its house rules. */
export interface OneVariant {
  variant: string;
}

/** Two variants of a family. */
export interface TwoVariants {
  a: string;
  b: string;
}

/** Who sits at a seat of a new table; a player has a level. */
export interface NewSeat {
  kind: "human" | "player";
  level?: string;
  name?: string;
}

/** The seats of a table; without a list one person at `seat`, and players of `level`. */
export interface SomeSeats {
  seats?: Array<NewSeat> | null;
  seat?: number;
  level?: string;
}

/** A new match of a variant. */
export interface NewMatch extends SomeSeats {
  variant: string;
  seed: string;
  /** Filko: the first dealer, whose side serves since an earlier sitting. */
  servant?: number;
  /** What a person calls the house rules. */
  rules_name?: string;
  /**
   * Whether hands are covered between the turns of several persons. Without it the hand of the person to
   * move is shown.
   */
  curtain?: boolean;
}

/** A record, as `save` answers it. */
export interface LoadRecord {
  record: string;
  /** How many of its deals to load, from the first; all without it. */
  deals?: number;
  /** What `save` answered with the record; where it fits, earlier deals are not replayed. */
  summary?: string;
  /**
   * Whether hands are covered between the turns of several persons. Without it the hand of the person to
   * move is shown.
   */
  curtain?: boolean;
}

/** A record, and where a branch leaves it: the actions of its last loaded deal before that. */
export interface BranchOff extends LoadRecord {
  place: number;
}

/**
 * A position to set up; without a line the deal in progress is only written down. Hands are covered
 * between the turns of several persons.
 */
export interface SetPosition extends SomeSeats {
  line?: string;
}

/** A request about the table as the page knows it. */
export interface AtRevision {
  revision: number;
}

/** An action of the viewing seat. */
export interface Act extends AtRevision {
  action: string;
}

/** The next deal; without a seed, that of the match gives this deal too. */
export interface NextDeal extends AtRevision {
  seed?: string;
}

/** The place of the action that is taken back, with all after it. */
export interface Rewind extends AtRevision {
  place: number;
}

/** The seat of the person who uncovers the cards; without it they are covered. */
export interface Look extends AtRevision {
  seat?: number;
}

/** Who takes over a seat in the course of the match. */
export interface Sit extends AtRevision {
  seat: number;
  who: NewSeat;
}

/** A request to think on, with the playouts of other workers. */
export interface Think extends AtRevision {
  tallies?: Array<Record<string, Array<number>>>;
}

/** A lent position, and for how many milliseconds to think about it. */
export interface Ponder {
  line: string;
  seat: number;
  level: string;
  seed: string;
  ms: number;
}

/** A request for a hint: dose 1 names the action, dose 2 adds the reasons. */
export interface AskHint extends AtRevision {
  dose: 1 | 2;
}

/** A request for the judgements of a deal after the changes that were `seen`; or all. */
export interface AskReview extends AtRevision {
  seen?: number;
}

/** A position; without a line the deal on the table. */
export interface Solve {
  line?: string;
}

/** A position, and the seat whose hand is written; 0 if it is left out. */
export interface Shorten {
  line: string;
  seat?: number;
}

/** A place of the deal: the number of actions before it. */
export interface AtPlace {
  place: number;
}

/** An action by its code. */
export interface OneAction {
  action: string;
}

/** Cards by their codes. */
export interface SomeCards {
  cards: Array<string>;
}

/** A lesson as text. */
export interface OpenLesson {
  text: string;
}

/** The number of a step, from 1. */
export interface BeginStep {
  step: number;
}

/** The numbers of the choices, the number asked for, or a word that was typed. */
export interface AnswerStep {
  answers?: Array<number>;
  word?: string;
}

/** The number of a hint, from 1. */
export interface AskLessonHint {
  dose: number;
}

/** An answer without content: the operation has been carried out. */
export interface Done {
}

/** The engine's version, levels and first variant; `think` has the ms of levels that search. */
export interface Hello {
  version: string;
  levels: Array<string>;
  think: Record<string, number>;
  default: string;
}

/** The request and the answer of each operation. */
export interface Operations {
  "hello": { request: NoArguments; answer: Hello };
  "variants": { request: NoArguments; answer: Variants };
  "strengths": { request: NoArguments; answer: Strengths };
  "explain": { request: OneVariant; answer: Explanation };
  "compare": { request: TwoVariants; answer: Comparison };
  "choices": { request: OneVariant; answer: Choices };
  "new": { request: NewMatch; answer: Update | Covered };
  "act": { request: Act; answer: Update };
  "step": { request: AtRevision; answer: Update | Covered };
  "claim": { request: AtRevision; answer: Update };
  "next": { request: NextDeal; answer: Update | Covered };
  "undo": { request: AtRevision; answer: Update };
  "redo": { request: AtRevision; answer: Update };
  "rewind": { request: Rewind; answer: Update };
  "look": { request: Look; answer: Update | Covered };
  "sit": { request: Sit; answer: Update | Covered };
  "think": { request: Think; answer: Progress };
  "expect": { request: AtRevision; answer: Progress };
  "lend": { request: AtRevision; answer: Loan };
  "ponder": { request: Ponder; answer: Tallies };
  "hint": { request: AskHint; answer: Hint };
  "review": { request: AskReview; answer: Review };
  "solve": { request: Solve; answer: Solved };
  "shorten": { request: Shorten; answer: ShortLine };
  "at": { request: AtPlace; answer: Earlier };
  "moves": { request: NoArguments; answer: Moves };
  "why_not": { request: OneAction; answer: WhyNot };
  "judge": { request: SomeCards; answer: Judgement };
  "view": { request: NoArguments; answer: Update | Covered };
  "save": { request: NoArguments; answer: Saved };
  "load": { request: LoadRecord; answer: Update | Covered };
  "branch": { request: BranchOff; answer: Update | Covered };
  "position": { request: SetPosition; answer: PositionUpdate | CoveredPosition };
  "lesson-open": { request: OpenLesson; answer: LessonOpened };
  "lesson-step": { request: BeginStep; answer: Update | LessonTold };
  "lesson-again": { request: NoArguments; answer: Update | LessonTold };
  "lesson-answer": { request: AnswerStep; answer: LessonTold };
  "lesson-hint": { request: AskLessonHint; answer: LessonHint };
  "lesson-close": { request: NoArguments; answer: Done };
  "close": { request: NoArguments; answer: Done };
}
