import { foldText } from '../text/text.ts';
import { parseAnswer, positionOf } from './answer.ts';

/**
 * What people write for the parts of a question, in the languages of the interface. Words of Arabic stand without their
 * article. A text is compared with them by its fold.
 */
const WORDS = {
  question: [
    ...['question', 'questions', 'q', 'question text', 'text', 'stem', 'item', 'prompt'],
    ...['Frage', 'Fragen', 'Fragetext', 'Fragestellung', 'Aufgabe', 'Aufgabenstellung'],
    ...['คำถาม', 'ข้อคำถาม', 'โจทย์', 'โจทย์คำถาม'],
    ...['سؤال', 'أسئلة', 'نص سؤال'],
    ...['問題', '問題文', '質問', '質問文', '設問', '問'],
  ],
  choice: [
    ...['choice', 'option', 'answer', 'answer option', 'answer choice', 'alternative', 'response'],
    ...['Antwort', 'Antwortmöglichkeit', 'Auswahl', 'Auswahlmöglichkeit', 'Möglichkeit', 'Wahl', 'Alternative'],
    ...['ตัวเลือก', 'ตัวเลือกที่', 'คำตอบ', 'คำตอบที่', 'ข้อ'],
    ...['خيار', 'اختيار', 'إجابة', 'جواب', 'بديل'],
    ...['選択肢', '選択', '回答', '解答', '答え'],
  ],
  answer: [
    ...['answer', 'answers', 'ans', 'key', 'answer key', 'correct', 'correct answer', 'correct answers', 'solution'],
    ...['correct choice', 'correct option', 'right', 'right answer', 'right choice', 'answer is', 'correct answer is'],
    ...[
      'Antwort',
      'Lösung',
      'Lösungen',
      'richtig',
      'richtige Antwort',
      'richtige Antworten',
      'korrekt',
      'korrekte Antwort',
    ],
    ...['richtige Lösung', 'richtige Auswahl'],
    ...['เฉลย', 'คำตอบ', 'คำตอบที่ถูกต้อง', 'คำตอบที่ถูก', 'ตัวเลือกที่ถูกต้อง', 'ตัวเลือกที่ถูก', 'ข้อที่ถูกต้อง', 'ข้อที่ถูก', 'ข้อถูก', 'ตอบ'],
    ...['إجابة', 'إجابة صحيحة', 'جواب', 'جواب صحيح', 'صحيح', 'حل', 'خيار صحيح', 'اختيار صحيح', 'مفتاح إجابة'],
    ...['正解', '正答', '解答', '回答', '答え', '答', '正解番号', '正しい選択肢', '正しい答え'],
  ],
  explanation: [
    ...['explanation', 'rationale', 'feedback', 'justification'],
    ...['Erklärung', 'Erläuterung', 'Begründung', 'Rückmeldung'],
    ...['คำอธิบาย', 'อธิบาย', 'เหตุผล'],
    ...['شرح', 'تفسير', 'تعليل', 'توضيح'],
    ...['解説', '説明', '理由'],
  ],
} as const;

type Part = keyof typeof WORDS;

const FOLDED: Readonly<Record<Part, ReadonlySet<string>>> = {
  question: new Set(WORDS.question.map(plainWords)),
  choice: new Set(WORDS.choice.map(plainWords)),
  answer: new Set(WORDS.answer.map(plainWords)),
  explanation: new Set(WORDS.explanation.map(plainWords)),
};

/** The folded words of a text, without signs and articles. */
function plainWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^ ?THE |(?<=^| )ال(?=\p{L}{2})/gu, '')
    .trim();
}

/** Words before a colon, or alone in brackets, with what follows them. */
const LED_BY_WORDS = /^([^:：=】\]]{1,60})[:：=】\]](.*)$/u;
/** Words and a letter or number, without a colon. */
const WORDS_AND_LABEL = /^([^:：]{1,40}?)[\s.]+([(（]?[\p{L}\p{N}][)）.]*)$/u;

/** What follows an answer's words in a line, such as 'B' in 'Correct answer: B' and '正解 B'; undefined for another line. */
export function answerIn(line: string): string | undefined {
  const [, word = '', label = ''] = WORDS_AND_LABEL.exec(line) ?? [];
  if (parseAnswer(label)?.length === 1 && FOLDED.answer.has(plainWords(word))) return label;
  return afterWords('answer', line);
}

/** What follows an explanation's words in a line; undefined for another line. */
export function explanationIn(line: string): string | undefined {
  return afterWords('explanation', line);
}

function afterWords(part: Part, line: string): string | undefined {
  const [, words = '', rest] = LED_BY_WORDS.exec(line) ?? [];
  return FOLDED[part].has(plainWords(words)) ? rest?.trim() : undefined;
}

/** What a column of a spreadsheet has, by its title: a choice as its index from 0. */
export type ColumnContent = 'question' | 'answer' | number;

/** Returns what a column has by its title, such as 'Choice 1', 'ข้อ ก' or 'Correct answer (A to D)'; undefined if it is not known. */
export function contentOfColumn(title: string): ColumnContent | undefined {
  // What follows describes it.
  const [start = ''] = title.split(/\s[-–—:]\s|(?<=.)[([（【]/u);
  const words = plainWords(start);
  if (FOLDED.question.has(words)) return 'question';
  return FOLDED.answer.has(words) ? 'answer' : choiceIndexIn(words);
}

/** The index in 'A', 'CHOICE A' or '1 ANTWORT'. The last letter of a word is no label. */
function choiceIndexIn(words: string): number | undefined {
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  if (words.length === 1) return positionOf(first)?.index;
  if (FOLDED.choice.has(words.slice(2)) && words.charAt(1) === ' ') return positionOf(first)?.index;
  const isSeparate = !/(?:\p{Script=Latin}{2}|\p{Script=Arabic}{2})$/u.test(words);
  return isSeparate && FOLDED.choice.has(words.slice(0, -1).trim()) ? positionOf(last)?.index : undefined;
}
