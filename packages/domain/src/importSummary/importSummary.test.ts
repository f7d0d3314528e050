import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { parseQuestions } from '../questionFormats/questionFormats.ts';
import { importSummary } from './importSummary.ts';

const GOOD = 'Good?,a,b,c,d,1';
const BAD = 'Bad?,a,b,c,d,9';

test.each([
  ['one question', [GOOD], '1 question can be imported.'],
  ['two, one of them bad', [GOOD, BAD], '1 question can be imported. 1 needs a change: line 2.'],
  ['three bad ones', [BAD, BAD, BAD], '3 need a change: line 1, line 2 and line 3.'],
  ['many bad ones', Array<string>(6).fill(BAD), '6 need a change: line 1, line 2, line 3 and 3 more.'],
  ['titles of columns only', ['Question,A,B,C,D,Correct'], 'No question was found in this text.'],
  [
    'a sheet with a number',
    ['No.,Question,A,B,C,D,Correct', `1,${GOOD}`],
    '1 question can be imported. Left out: column “No.”.',
  ],
])('the summary of an import of %s', (_, lines, summary) => {
  const { questions: parsed, leftOut } = parseQuestions(lines.join('\n'), 'csv');
  const valid = parsed.filter(({ problems }) => problems.length === 0);
  expect(importSummary(parsed, valid, leftOut).map(english).join(' ')).toBe(summary);
});
