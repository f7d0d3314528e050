import { CHOICE_COUNT, type QuizQuestion } from '../quiz/quiz.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';
import { parseAnswer, positionOf } from './answer.ts';
import { afterMark, parseMarkedChoice } from './correctMark.ts';
import { type ParsedText, type RawQuestion, unreadable } from './RawQuestion.ts';
import { answerIn, explanationIn } from './words.ts';

interface Line {
  readonly number: number;
  readonly text: string;
  readonly label: Label | undefined;
}

/** The label of a choice, such as `A.` or `(ข)`. */
interface Label {
  readonly alphabet: string;
  readonly index: number;
  readonly rest: string;
  /** Its letters and signs: `a.`, `A.` and `A)` differ. */
  readonly style: string;
  /** Whether a mark before the label says that the choice is correct, as in `*B.` */
  readonly isMarked: boolean;
}

/** The lines of a question up to its answer. */
interface Block {
  readonly lines: Line[];
  hasChoices?: boolean;
  answer?: Line;
  isExplained?: boolean;
  /** The question above it, whose answer is missing. */
  unanswered?: { readonly line: number; readonly choiceCount: number } | undefined;
}

const LABEL =
  /^(?:[(（]?([a-zａ-ｚ1-9\p{Nd}])(?:[)）．、]|[.](?=\s|$))|[(（]?([ก-ซأاإآب-يアイウエオカキク])[)）.．、]|([أاإآب-ي])\s?[-–]|([①-⑨]))/iu;

export const MISSING_ANSWER = sentence('The answer is missing. Add a line such as ANSWER: B.');

export function hasAikenAnswer(text: string): boolean {
  return text.split('\n').some((line) => answerIn(line.trim()) !== undefined);
}

/**
 * Parses questions in Aiken format: the question, choices `A.` to `D.`, and `ANSWER: B`. A question without such a line may
 * have a mark at the correct choice instead, such as `*B.`
 */
export function parseAiken(text: string): ParsedText {
  return { questions: blocksOf(text).flatMap(splitAfterUnanswered).map(toQuestion), leftOut: [] };
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [{ lines: [] }];
  /** The lines after the first one of an explanation, which ends at a blank line. */
  let explanation: Line[] | undefined;
  for (const [index, untrimmed] of text.split('\n').entries()) {
    const line = toLine(index + 1, untrimmed);
    const block = blocks.at(-1) ?? { lines: [] };
    const explained = explanationIn(line.text) !== undefined && explainedBlock(blocks);
    if (line.text === '') explanation = undefined;
    else if (answerIn(line.text) !== undefined) {
      block.answer = line;
      blocks.push({ lines: [] });
      explanation = undefined;
    } else if (explained) {
      explained.isExplained = true;
      explanation = [];
    } else if (explanation && line.label?.index !== 0) explanation.push(line);
    else {
      // What precedes the choices of the next question is its text.
      block.lines.push(...(explanation ?? []), line);
      block.hasChoices ||= line.label?.index === 0;
      explanation = undefined;
    }
  }
  return blocks.filter(({ lines, answer }) => answer || lines.length > 0);
}

/** The block whose choices or answer an explanation follows. */
function explainedBlock(blocks: readonly Block[]): Block | undefined {
  const block = blocks.at(-1);
  if (block?.lines.length === 0) return blocks.at(-2);
  return block?.hasChoices ? block : undefined;
}

/**
 * Separates questions whose answer is missing from the one that follows. A list in another style than the choices is a part
 * of the question's text.
 */
function splitAfterUnanswered(block: Block): readonly Block[] {
  const { lines } = block;
  const style = lines[lastStart(lines)]?.label?.style;
  const questions: Block[] = [];
  let unanswered: Block['unanswered'];
  let [first, last, choiceCount] = [0, 0, 0];
  for (const [index, { label }] of lines.entries()) {
    if (label === undefined || label.style !== style) continue;
    // The question itself may begin like a choice, as in 'A. baumannii is …'.
    if (label.index === 0 && choiceCount > 1) {
      questions.push({ lines: lines.slice(first, last + 1), unanswered });
      unanswered = { line: lines[first]?.number ?? 1, choiceCount };
      first = last + 1;
    }
    choiceCount = label.index === 0 ? 1 : choiceCount + 1;
    last = index;
  }
  return [...questions, { ...block, lines: lines.slice(first), unanswered }];
}

function lastStart(lines: readonly Line[]): number {
  return lines.findLastIndex(({ label }) => label?.index === 0);
}

function toLine(number: number, untrimmed: string): Line {
  const text = untrimmed.replaceAll('\t', ' ').trim();
  const { text: labelled, isMarked } = afterMark(text);
  return { number, text, label: labelOf(labelled, isMarked) };
}

function labelOf(text: string, isMarked = false): Label | undefined {
  const [start = '', ...letters] = LABEL.exec(text) ?? [];
  const letter = letters.find((one) => one !== undefined) ?? '';
  const position = positionOf(letter);
  const isCapital = letter !== letter.toLowerCase();
  const style = `${position?.alphabet}${isCapital}${start.replace(letter, '')}`;
  return position && { ...position, rest: text.slice(start.length).trim(), style, isMarked };
}

function toQuestion({ lines: block, answer, isExplained = false, unanswered }: Block): RawQuestion {
  const line = (block[0] ?? answer)?.number ?? 1;
  const start = lastStart(block);
  const texts = block.map(({ text }) => text);
  if (block.length === 0) return unreadable(line, '', sentence('This answer has no question.'));
  if (start < 0)
    return unreadable(line, texts.join('\n'), sentence('It has no choices. Begin their lines with A. to D.'));
  const question = texts.slice(0, start).join('\n');
  const lines = block.slice(start);
  const alphabet = lines[0]?.label?.alphabet;
  const stray = lines.find(({ label }, index) => label?.alphabet !== alphabet || label?.index !== index);
  if (stray)
    return unreadable(
      line,
      question,
      sentence('Line {number} does not continue the choices.', { number: stray.number }),
    );
  if (unanswered && unanswered.choiceCount < CHOICE_COUNT)
    return unreadable(line, question, mayContinue(unanswered.line));
  const losses = [
    ...(isExplained ? [sentence('Its explanation is left out.')] : []),
    ...(unanswered
      ? [
          sentence('The question on line {line} has no answer. Check that this one does not continue it.', {
            line: unanswered.line,
          }),
        ]
      : []),
  ];
  const labels = lines.flatMap(({ label }) => label ?? []);
  return { line, question, ...readChoices(labels, answer && answerIn(answer.text)), losses };
}

function mayContinue(line: number): Sentence {
  return sentence(
    'It may continue the question on line {line}. Add the answer there, or number the list there in another way than the choices.',
    { line },
  );
}

function readChoices(labels: readonly Label[], answer = ''): Pick<RawQuestion, 'choices' | 'correct' | 'answerFault'> {
  const choices = labels.map(({ rest }) => rest);
  if (answer === '') return readMarkedChoices(labels);
  const marked = labels.flatMap(({ isMarked, index }) => (isMarked && !areBullets(labels) ? index : []));
  const correct = answerWithText(answer, choices) ?? parseAnswer(answer);
  const isValid = correct?.every((index) => index >= 0 && index < choices.length);
  return isValid && correct
    ? { choices, correct: [...new Set([...correct, ...marked])] }
    : { choices, correct: [], answerFault: sentence('The answer “{answer}” is none of the choices.', { answer }) };
}

/** An answer that repeats the choice, such as 'B. Femur'. */
function answerWithText(answer: string, choices: readonly string[]): readonly number[] | undefined {
  const { index = 0, rest = '' } = labelOf(answer) ?? {};
  return rest !== '' && rest === choices[index] ? [index] : undefined;
}

/** Google Docs copies bullets as asterisks. */
function areBullets(labels: readonly Label[]): boolean {
  return labels.every(({ isMarked }) => isMarked);
}

function readMarkedChoices(labels: readonly Label[]): Pick<RawQuestion, 'choices' | 'correct' | 'answerFault'> {
  const choices = labels.map(({ rest, isMarked }) => {
    const { text, isCorrect } = parseMarkedChoice(rest);
    return { text, isCorrect: isCorrect || (isMarked && !areBullets(labels)) };
  });
  const correct = choices.flatMap(({ isCorrect }, index) => (isCorrect ? index : []));
  return {
    choices: choices.map(({ text }) => text),
    correct,
    answerFault: correct.length > 0 ? undefined : MISSING_ANSWER,
  };
}

/** Aiken has the question on one line. */
export function writeAiken(questions: readonly QuizQuestion[]): string {
  return questions
    .map(({ question, choices }) => {
      const lines = choices.map(({ text }, index) => `${letterOf(index)}. ${text}`);
      const correct = choices.findIndex(({ isCorrect }) => isCorrect);
      return [question.replace(/\s+/g, ' '), ...lines, `ANSWER: ${letterOf(correct)}`, ''].join('\n');
    })
    .join('\n');
}

function letterOf(index: number): string {
  return 'ABCDEFGHIJ'.charAt(index);
}
