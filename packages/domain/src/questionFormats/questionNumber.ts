import { withAsciiDigits } from '../wholeNumber/wholeNumber.ts';
import type { RawQuestion } from './RawQuestion.ts';

/** The number of a question, such as '12.', 'Q3)', 'Frage 4:', 'ข้อที่ ๕.', '（６）' and '第7問'. */
const NUMBER =
  /^(?:(?:q|question|frage|aufgabe|ข้อที่|ข้อ|คำถามที่|คำถาม|السؤال|سؤال|س|問題|問|第)[.]?[^\S\n]?)?[(（]?(\p{Nd}{1,4})(?:[.):：](?=\s)|[．）、]|問[.．:：]?)\s*/iu;

/** Whether the numbers that questions begin with count them: all have one, and they rise or start again from 1. */
export function areQuestionsNumbered(questions: readonly RawQuestion[]): boolean {
  const numbers = questions.filter(({ fault }) => fault === undefined).map(({ question }) => numberOf(question));
  return numbers.every((number, index) => {
    const previous = numbers[index - 1] ?? -1;
    return number !== undefined && (number > previous || (number === 1 && previous > 1));
  });
}

export function withoutQuestionNumber(question: string): string {
  return question.replace(NUMBER, '');
}

function numberOf(question: string): number | undefined {
  const [, digits] = NUMBER.exec(question) ?? [];
  return digits === undefined ? undefined : Number(withAsciiDigits(digits));
}
