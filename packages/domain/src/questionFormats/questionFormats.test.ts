import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import type { QuizQuestion } from '../quiz/quiz.ts';
import { missingQuestions, questionProblems } from '../quiz/quiz.ts';
import { cleanText, listed, textFault } from '../text/text.ts';
import {
  detectQuestionFormat,
  parseQuestions,
  QUESTION_COLUMNS,
  type QuestionFormat,
  questionFormats,
  writeQuestions,
} from './questionFormats.ts';

const AIKEN = 'Which is a bone?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: B\n';
const GIFT = 'Which is a bone? {~Aorta =Femur ~Liver ~Skin}\n';
const CSV = 'Which is a bone?,Aorta,Femur,Liver,Skin,2\n';

function bone(correct = 1, choices = ['Aorta', 'Femur', 'Liver', 'Skin'], question = 'Which is a bone?'): QuizQuestion {
  return { question, choices: choices.map((text, index) => ({ text, isCorrect: index === correct })) };
}

/** What the questions lose that can be imported. */
function losses(text: string, format: QuestionFormat) {
  return parseQuestions(text, format)
    .questions.filter(({ problems }) => problems.length === 0)
    .map((question) => question.losses.map(english));
}

/** The questions that can be imported. */
function read(text: string, format: QuestionFormat): readonly QuizQuestion[] {
  return parseQuestions(text, format)
    .questions.filter(({ problems }) => problems.length === 0)
    .map(({ question, choices }) => ({ question, choices }));
}

function problems(text: string, format: QuestionFormat) {
  return parseQuestions(text, format).questions.map(({ line, problems: reasons }) => [line, ...reasons.map(english)]);
}

describe('the format of a text', () => {
  test.each([
    ['aiken', AIKEN],
    ['aiken', `\uFEFF${AIKEN.replaceAll('\n', '\r\n')}`],
    ['aiken', 'What is {x = 1}?\nA. a\nB. b\nC. c\nD. d\nanswer: a'],
    ['gift', GIFT],
    ['gift', '// Anatomy\n$CATEGORY: bones\n\n::Q1:: Which?\n{\n\t=a\n\t~b\n}'],
    ['csv', CSV],
    ['csv', 'Question;A;B;C;D;Correct\nWhich?;a;b;c;d;B\n'],
    ['csv', 'Which?\ta\tb\tc\td\t4'],
    ['csv', 'No.\tQuestion\tA\tB\tC\tD\tCorrect\n1\tWhich?\ta\tb\tc\td\t4'],
    ['csv', 'No.,Question,A,B,C,D,Correct\n1,Which?,a,b,c,d,4'],
    ['csv', 'Topic\tText\nBones\t"Which\nis it?"\n'],
    ['aiken', '1.\tWhich?\nA.\ta\nB.\tb\nC.\tc\nD.\td\nANSWER:\tB'],
    [undefined, '1.\tWhich?\nA.\ta\nB.\tb\nC.\tc\nD.\td'],
    [undefined, ''],
    [undefined, 'Which?\nAorta\nFemur\nLiver\nSkin'],
    [undefined, 'Which, one, two, three, four, five?\nAorta\nFemur\nLiver\nSkin'],
    [undefined, 'The set {1, 2} has how many?\nA. 1\nB. 2\nC. 3\nD. 4'],
  ])('is %s for %j', (format, text) => {
    expect(detectQuestionFormat(text)).toBe(format);
  });
});

describe('Aiken', () => {
  test.each<readonly [string, string, QuizQuestion]>([
    ['the plain format', AIKEN, bone()],
    ['a byte order mark and lines of Windows', `\uFEFF${AIKEN.replaceAll('\n', '\r\n')}`, bone()],
    ['lines of old Macs', AIKEN.replaceAll('\n', '\r'), bone()],
    ['brackets and small letters', 'Which is a bone?\na) Aorta\nb) Femur\nc) Liver\nd) Skin\nanswer: d', bone(3)],
    ['letters in brackets', 'Which is a bone?\n(A) Aorta\n(B) Femur\n(C) Liver\n(D) Skin\nANSWER: (C)', bone(2)],
    ['a number as the answer', AIKEN.replace(': B', ': 4'), bone(3)],
    ['an answer without spaces and with a full stop', AIKEN.replace(': B', ':C.'), bone(2)],
    ['numbered choices', 'Which is a bone?\n1) Aorta\n2) Femur\n3) Liver\n4) Skin\nANSWER: 2', bone()],
    ['blank lines everywhere', AIKEN.replaceAll('\n', '\n\n'), bone()],
    [
      'a question of several lines',
      `A patient of 50 visits you.\n${AIKEN}`,
      bone(1, undefined, 'A patient of 50 visits you.\nWhich is a bone?'),
    ],
    [
      'a question that begins like a choice',
      'A. baumannii lives where?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: D',
      bone(3, undefined, 'A. baumannii lives where?'),
    ],
    ['a numbered question', `1. ${AIKEN}`, bone()],
    [
      'Thai letters and digits',
      'ข้อใดคือกระดูก\nก. ปอด\nข. ตับ\nค. กระดูกต้นขา\nง. ผิวหนัง\nANSWER: ๓',
      bone(2, ['ปอด', 'ตับ', 'กระดูกต้นขา', 'ผิวหนัง'], 'ข้อใดคือกระดูก'),
    ],
    [
      'Thai letters as the answer',
      'ข้อใดคือกระดูก\nก) ปอด\nข) ตับ\nค) กระดูกต้นขา\nง) ผิวหนัง\nANSWER: ค',
      bone(2, ['ปอด', 'ตับ', 'กระดูกต้นขา', 'ผิวหนัง'], 'ข้อใดคือกระดูก'),
    ],
    [
      'Arabic letters',
      'أي مما يلي عظم؟\nأ. الرئة\nب. الفخذ\nج. الكبد\nد. الجلد\nANSWER: ب',
      bone(1, ['الرئة', 'الفخذ', 'الكبد', 'الجلد'], 'أي مما يلي عظم؟'),
    ],
    [
      'Arabic letters without a hamza',
      'أي مما يلي عظم؟\nا. الرئة\nب. الفخذ\nج. الكبد\nد. الجلد\nANSWER: ٤',
      bone(3, ['الرئة', 'الفخذ', 'الكبد', 'الجلد'], 'أي مما يلي عظم؟'),
    ],
    ...[
      ...[
        'Answer: B',
        'Ans: B',
        'Ans. B',
        'Key: B',
        'KEY=B',
        '**Correct answer:** B',
        'The answer is: B',
        '[Answer] B',
      ],
      ...[
        'Antwort: B',
        'Lösung: B',
        'Richtige Antwort: B',
        'Richtig: b)',
        'เฉลย: ข',
        'เฉลย ข',
        'ตอบ ข.',
        'คำตอบที่ถูกต้อง: 2',
      ],
      ...['الإجابة: ب', 'الإجابة الصحيحة: ب', 'الجواب : ٢', 'الحل: ب'],
      ...['正解：Ｂ', '正解 Ｂ', '【正解】Ｂ', '答え：②', '解答：イ'],
    ].map((line) => [`the answer "${line}"`, AIKEN.replace('ANSWER: B', line), bone()] as const),
    ...[
      ...[
        'Ａ．Ｂ．Ｃ．Ｄ．',
        'ａ）ｂ）ｃ）ｄ）',
        '（Ａ）（Ｂ）（Ｃ）（Ｄ）',
        '１．２．３．４．',
        '①②③④',
        'ア．イ．ウ．エ．',
        'ア、イ、ウ、エ、',
      ],
      ...['ก.ข.ค.ง.', '๑)๒)๓)๔)', 'أ-ب-ج-د-', 'أ)ب)ت)ث)', '١)٢)٣)٤)'],
    ].map((labels) => {
      const [a, b, c, d] = labels.match(/（?[\p{L}\p{N}][^（\p{L}\p{N}]?/gu) ?? [];
      return [
        `the labels ${labels}`,
        `Which is a bone?\n${a}Aorta\n${b}Femur\n${c}Liver\n${d}Skin\nANSWER: B`,
        bone(),
      ] as const;
    }),
    ['tabs', 'Which is a bone?\nA.\tAorta\nB.\tFemur\nC.\tLiver\nD.\tSkin\nANSWER:\tB', bone()],
    ['line breaks of PowerPoint', AIKEN.replaceAll('\n', '\v'), bone()],
    ['an answer that repeats the choice', AIKEN.replace('ANSWER: B', 'Correct answer: B) Femur'), bone()],
    ['a case of two paragraphs', `A case.\n\n${AIKEN}`, bone(1, undefined, 'A case.\nWhich is a bone?')],
    [
      'a numbered list in the question',
      `Of these:\n1. large\n2. hard\n3. long\n4. red\n\n${AIKEN}`,
      bone(1, undefined, 'Of these:\n1. large\n2. hard\n3. long\n4. red\nWhich is a bone?'),
    ],
    [
      'a list of small letters in the question',
      `a. large\nb. hard\n\n${AIKEN}`,
      bone(1, undefined, 'a. large\nb. hard\nWhich is a bone?'),
    ],
  ])('is read with %s', (_, text, question) => {
    expect(read(text, 'aiken')).toEqual([question]);
    expect(detectQuestionFormat(text)).toBe('aiken');
  });

  test.each([
    ['too few choices', AIKEN.replace('D. Skin\n', ''), [[1, 'Add 1 choice: a question needs four.']]],
    ['too many choices', AIKEN.replace('ANSWER', 'E. Ear\nANSWER'), [[1, 'Remove 1 choice: a question has four.']]],
    ['no choices', 'Which?\nAorta\nANSWER: A', [[1, 'It has no choices. Begin their lines with A. to D.']]],
    [
      'no answer, and a question after it',
      `${AIKEN.replace('ANSWER: B', '')}\n${AIKEN.replace('bone', 'part')}`,
      [[1, 'The answer is missing. Add a line such as ANSWER: B.'], [8]],
    ],
    [
      'no answer at the end',
      `${AIKEN}\n${AIKEN.replace('ANSWER: B', '')}`,
      [[1], [8, 'The answer is missing. Add a line such as ANSWER: B.']],
    ],
    ['an empty answer', AIKEN.replace(': B', ':'), [[1, 'The answer is missing. Add a line such as ANSWER: B.']]],
    ['an answer without a choice', AIKEN.replace(': B', ': E'), [[1, 'The answer “E” is none of the choices.']]],
    ['the answer 0', AIKEN.replace(': B', ': 0'), [[1, 'The answer “0” is none of the choices.']]],
    ['an answer in words', AIKEN.replace(': B', ': Femur'), [[1, 'The answer “Femur” is none of the choices.']]],
    ['several answers', AIKEN.replace(': B', ': A, C'), [[1, 'Several choices are marked as correct.']]],
    ['an answer alone', `ANSWER: B\n\n${AIKEN}`, [[1, 'This answer has no question.'], [3]]],
    [
      'a choice over two lines',
      AIKEN.replace('Femur', 'Femur\nof the leg'),
      [[1, 'Line 4 does not continue the choices.']],
    ],
    ['choices out of order', AIKEN.replace('C. L', 'D. L'), [[1, 'Line 4 does not continue the choices.']]],
    ['an empty choice', AIKEN.replace(' Liver', ''), [[1, 'Choice 3 is empty.']]],
    [
      'a list in the question with the letters of the choices',
      `Of these:\nA. large\nB. hard\n\n${AIKEN}`,
      [
        [1, 'Add 2 choices: a question needs four.', 'The answer is missing. Add a line such as ANSWER: B.'],
        [
          5,
          'It may continue the question on line 1. Add the answer there, or number the list there in another way than the choices.',
        ],
      ],
    ],
    [
      'an answer and a mark at another choice',
      AIKEN.replace('C.', '*C.'),
      [[1, 'Several choices are marked as correct.']],
    ],
    ['no question', AIKEN.replace('Which is a bone?\n', ''), [[1, 'The question is empty.']]],
    ['equal choices', AIKEN.replace('Skin', 'Aorta'), [[1, 'Choice 4 is the same as choice 1.']]],
    [
      'a choice that is too long',
      AIKEN.replace('Skin', 'x'.repeat(501)),
      [[1, 'Choice 4 must have at most 500 characters; it has 501.']],
    ],
    [
      'a question that is too long',
      AIKEN.replace('bone', 'x'.repeat(5000)),
      [[1, 'The question must have at most 5000 characters; it has 5012.']],
    ],
    [
      'several faults',
      AIKEN.replace('Femur', '').replace(': B', ': F'),
      [[1, 'Choice 2 is empty.', 'The answer “F” is none of the choices.']],
    ],
    [
      'hidden characters',
      AIKEN.replace('Skin', 'Sk\u202ein'),
      [[1, 'Choice 4 has hidden characters that turn the direction of writing. Type it instead of pasting it.']],
    ],
  ])('with %s says why it cannot be imported', (_, text, expected) => {
    expect(problems(text, 'aiken')).toEqual(expected);
  });

  const EXPLAINED = 'Its explanation is left out.';
  test.each<readonly [string, string, readonly (readonly string[])[]]>([
    ['an explanation', `${AIKEN}EXPLANATION: It is\nthe longest one.\n\n${AIKEN}`, [[EXPLAINED], []]],
    ['an explanation at the end', `${AIKEN}\nExplanation: It is.`, [[EXPLAINED]]],
    ...['Erklärung: Er ist', 'Begründung: Er ist', 'คำอธิบาย: เพราะ', 'الشرح: لأنه', '解説：最長です'].map(
      (line) => [`the explanation "${line}"`, `${AIKEN}${line}\nso.\n\n${AIKEN}`, [[EXPLAINED], []]] as const,
    ),
    ['a rationale above the answer', AIKEN.replace('ANSWER', 'Rationale: It is.\nANSWER'), [[EXPLAINED]]],
    ['an explanation right above the next question', `${AIKEN}Feedback: It is.\n${AIKEN}`, [[EXPLAINED], []]],
    [
      'a question without an answer above it',
      `${AIKEN.replace('ANSWER: B\n', '')}\n${AIKEN}`,
      [['The question on line 1 has no answer. Check that this one does not continue it.']],
    ],
    ['tags of HTML', AIKEN.replace('bone', '<b>bone</b>'), [['Learners would see its HTML tags.']]],
  ])('with %s says what is lost', (_, text, expected) => {
    expect(losses(text, 'aiken')).toEqual(expected);
    expect(read(text, 'aiken').at(-1)?.question).toMatch(/^Which is a (<b>)?bone/);
  });

  test('without an answer takes the marked choice', () => {
    const unanswered = AIKEN.replace('ANSWER: B\n', '');
    for (const text of ['*B. Femur', 'B. *Femur', 'B. Femur *', 'B. [x] Femur', '✓ B. Femur']) {
      expect(read(unanswered.replace('B. Femur', text), 'aiken')).toEqual([bone()]);
    }
    expect(read(AIKEN.replace('Femur', '*Femur'), 'aiken')).toEqual([bone(1, ['Aorta', '*Femur', 'Liver', 'Skin'])]);
  });

  test.each(['Answer the question: which?', 'Text: the key is B', 'Reason: it is.', 'Keyboard B'])(
    'has the line %j in a question',
    (line) => {
      expect(read(`${line}\n${AIKEN}`, 'aiken')).toEqual([bone(1, undefined, `${line}\nWhich is a bone?`)]);
    },
  );

  test('is written as other systems read it', () => {
    expect(writeQuestions([bone(), bone(0, undefined, 'Two\nlines?')], 'aiken')).toBe(
      `${AIKEN}\nTwo lines?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: A\n`,
    );
  });
});

describe('GIFT', () => {
  test.each([
    ['one line', GIFT, bone()],
    [
      'a title, comments and a category',
      `$CATEGORY: bones\n\n// About bones\n::Bone:: Which is a bone?\n{\n  ~Aorta\n  // the longest\n  =Femur\n  ~Liver\n  ~Skin\n}`,
      bone(),
    ],
    ['a text format', `[markdown]${GIFT}`, bone()],
    ['feedback', 'Which is a bone? {~Aorta#No =Femur#Yes! ~Liver#No ~Skin ####See page 3}', bone()],
    ['weights', 'Which is a bone? {~%0%Aorta ~%100%Femur ~%-33.3%Liver ~Skin}', bone()],
    [
      'escapes',
      String.raw`Is a\=b in \{x\}\: y\#z\~\\? {=1\=1 ~\{\} ~a\:b ~\~}`,
      bone(0, ['1=1', '{}', 'a:b', '~'], 'Is a=b in {x}: y#z~\\?'),
    ],
    ['a colon in the title', String.raw`::Bones\:: 1:: Which is a bone? {~Aorta =Femur ~Liver ~Skin}`, bone()],
    [
      'escaped line breaks',
      String.raw`Read.\nWhich? {=a ~b ~c\nd ~e}`,
      bone(0, ['a', 'b', 'c d', 'e'], 'Read.\nWhich?'),
    ],
    ['a missing word', 'The {~Aorta =Femur ~Liver ~Skin} is a bone.', bone(1, undefined, 'The _____ is a bone.')],
    [
      'a missing word before a full stop',
      'A bone is the {~Aorta =Femur ~Liver ~Skin}.',
      bone(1, undefined, 'A bone is the _____.'),
    ],
    [
      'HTML',
      '[html]<p>Which is a bone?</p> {~<p>Aorta</p> =<b>Femur</b> ~Liver&nbsp;&amp; gall ~Skin}',
      bone(1, ['Aorta', 'Femur', 'Liver & gall', 'Skin']),
    ],
    [
      'HTML with named and numbered characters',
      String.raw`[html]<p>Which &ndash; &ldquo;if any&rdquo; &ge;&nbsp;5&#160;&micro;m&hellip;</p>
{~<p>It&rsquo;s the Aorta</p> =<p>caf&eacute; &\#8211; &\#x2014;</p> ~<p>Liver &apos;&quot;&lt;</p> ~<p>&unknown; &amp;eacute; &\#x110000;</p>}`,
      bone(1, ['It’s the Aorta', 'café – —', `Liver '"<`, '&unknown; &eacute; &#x110000;'], 'Which – “if any” ≥ 5 µm…'),
    ],
    [
      'lists of HTML',
      '[html]<p>Which?</p><ul><li>large</li><li>hard</li></ul> {~a =b ~c ~d}',
      bone(1, ['a', 'b', 'c', 'd'], 'Which?\nlarge\nhard'),
    ],
    [
      'superscript and subscript',
      '[html]<p>Over 10<sup>9</sup>/L?</p> {~CO<sub>2</sub> =<p>Ca<sup>2+</sup></p> ~b ~c}',
      bone(1, ['CO₂', 'Ca²⁺', 'b', 'c'], 'Over 10⁹/L?'),
    ],
    [
      'a table',
      '[html]<table><tr><td>Na</td><td>140</td></tr><tr><td>K</td><td>4.1</td></tr></table> {~a =b ~c ~d}',
      bone(1, ['a', 'b', 'c', 'd'], 'Na | 140\nK | 4.1'),
    ],
    ['choices with a format of their own', 'Which is a bone? {~[html]<p>Aorta</p> =[plain]Femur ~Liver ~Skin}', bone()],
    ['HTML in no declared format', 'Which is a <b>bone</b>?\n{~Aorta =<i>Femur</i> ~Liver ~Skin}', bone()],
    [
      'tags in plain text',
      '[plain]Which is <b>bold</b>? {~a =b ~c ~d}',
      bone(1, ['a', 'b', 'c', 'd'], 'Which is <b>bold</b>?'),
    ],
    [
      'a case of two paragraphs',
      `A patient of 50.\n\nShe has a (red) rash.\n\n${GIFT}`,
      bone(1, undefined, 'A patient of 50.\nShe has a (red) rash.\nWhich is a bone?'),
    ],
    ['Thai', 'ข้อใดคือกระดูก {~ปอด ~ตับ =กระดูกต้นขา ~ผิวหนัง}', bone(2, ['ปอด', 'ตับ', 'กระดูกต้นขา', 'ผิวหนัง'], 'ข้อใดคือกระดูก')],
    [
      'Arabic, and lines of Windows',
      '\uFEFFأي مما يلي عظم؟ {\r\n~الرئة\r\n=الفخذ\r\n~الكبد\r\n~الجلد\r\n}\r\n',
      bone(1, ['الرئة', 'الفخذ', 'الكبد', 'الجلد'], 'أي مما يلي عظم؟'),
    ],
  ])('is read with %s', (_, text, question) => {
    expect(problems(text, 'gift').flatMap(([, ...reasons]) => reasons)).toEqual([]);
    expect(read(text, 'gift')).toEqual([question]);
  });

  const NOT_SINGLE = 'Only single-choice questions can be imported: = before the correct choice, ~ before the others.';
  test.each([
    ['true or false', 'Water is wet. {T}', [[1, NOT_SINGLE]]],
    ['a short answer', 'Who? {=Ann =Anna}', [[1, NOT_SINGLE]]],
    ['matching', 'Match. {=a -> b =c -> d}', [[1, NOT_SINGLE]]],
    ['a number', 'How many? {#3:1}', [[1, NOT_SINGLE]]],
    ['several numbers', 'How many? {# =3:0 ~4:0}', [[1, NOT_SINGLE]]],
    ['an essay', 'Write. {}', [[1, NOT_SINGLE]]],
    ['no braces', 'A heading\n\n'.concat(GIFT), [[1, 'It has no choices. Put them in braces.'], [3]]],
    ['an open brace', `Which? {=a ~b\n\n${GIFT}`, [[1, 'The brace before its choices is not closed.'], [3]]],
    [
      'no blank line between questions',
      GIFT + GIFT,
      [[1, 'It has choices twice. Put a blank line between questions.']],
    ],
    [
      'an image',
      String.raw`[html]<p>Which <img src\="@@PLUGINFILE@@/ecg.png"></p> {=a ~b ~c ~d}`,
      [[1, 'It has an image or other media, which cannot be imported.']],
    ],
    [
      'a video as a choice',
      String.raw`[html]Which? {=a ~<video src\="b.mp4"></video>b ~c ~d}`,
      [[1, 'It has an image or other media, which cannot be imported.']],
    ],
    ['an image only in its feedback', String.raw`[html]Which? {=a#<img src\="a.png"> ~b ~c ~d}`, [[1]]],
    ['several correct choices', 'Which? {=a =b ~c ~d}', [[1, 'Several choices are marked as correct.']]],
    [
      'choices that are partly correct',
      'Which? {~%50%a ~%50%b ~c ~d}',
      [[1, 'Several choices are marked as correct.']],
    ],
    ['no correct choice', 'Which? {~a ~b ~c ~d}', [[1, 'No choice is marked as correct.']]],
    ['three choices', 'Which? {=a ~b ~c}', [[1, 'Add 1 choice: a question needs four.']]],
    ['an empty choice', 'Which? {=a ~b ~ ~d}', [[1, 'Choice 3 is empty.']]],
    ['no question', '{=a ~b ~c ~d}', [[1, 'The question is empty.']]],
  ])('with %s says why it cannot be imported', (_, text, expected) => {
    expect(problems(text, 'gift')).toEqual(expected);
  });

  test.each([
    ['feedback', 'Which? {~a#No =b ~c ~d}', ['Its feedback is left out.']],
    ['feedback for all', 'Which? {~a =b ~c ~d ####See page 3}', ['Its feedback is left out.']],
    ['weights', 'Which? {~%-50%a =b ~c ~d}', ['Its weights are left out.']],
    ['weights of right and wrong', 'Which? {~%0%a ~%100%b ~c ~d}', []],
    ['a case of two paragraphs', `A case.\n\n${GIFT}`, ['Its text has more than one paragraph.']],
    ['a title that a blank line cuts off', `::Bone:: A case\n\n${GIFT}`, ['Its text has more than one paragraph.']],
    [
      'paragraphs of HTML',
      `[html]<p>A case.</p>\n\n<p>Which?</p> {~a =b ~c ~d}`,
      ['Its text has more than one paragraph.'],
    ],
    [
      'an end that a blank line cuts off',
      'The {~Aorta =Femur ~Liver ~Skin}\n\nis a bone.',
      ['What follows it after a blank line is left out: “is a bone.”'],
    ],
    [
      'a text above it that may be its beginning',
      `ผู้ป่วยอายุ 50 ปี\n\n${GIFT}`,
      ['The text on line 1 is left out. Check that it does not belong to this question.'],
    ],
    [
      'a text below it that may be its end',
      `${GIFT}\nMore of it\n\n::Next:: Who? {~a =b}`,
      ['The text on line 3 is left out. Check that it does not belong to this question.'],
    ],
    ['Markdown', '[markdown]Which is *bold*? {~a =b ~c ~d}', ['Signs of Markdown in it are imported as they are.']],
    ['tags in plain text', '[plain]Which is <b>bold</b>? {~a =b ~c ~d}', ['Learners would see its HTML tags.']],
    ['struck-out words', '[html]<s>Which</s> Who? {~a =b ~c ~d}', ['It does not show which words are struck out.']],
    [
      'a subscript of a choice',
      '[html]Which? {~a =HbA<sub>1c</sub> ~c ~d}',
      ['It does not show that “1c” is subscript.'],
    ],
  ])('with %s says what is lost', (_, text, expected) => {
    expect(losses(text, 'gift')).toEqual([expected]);
  });

  test('is written with titles, as plain text and with escapes', () => {
    expect(writeQuestions([bone(1, ['a=b', '%5% x', '[html] c', '~'], 'What: {x}?\nNow.')], 'gift')).toBe(
      String.raw`::Question 1::[plain]What\: \{x\}?\nNow. {` +
        String.raw`${'\n\t'}~a\=b${'\n\t'}=%100%%5% x${'\n\t'}~[plain][html] c${'\n\t'}~\~${'\n'}}${'\n'}`,
    );
  });
});

describe('CSV', () => {
  test.each([
    ['commas', CSV, bone()],
    ['semicolons', CSV.replaceAll(',', ';'), bone()],
    ['tabs', CSV.replaceAll(',', '\t'), bone()],
    ['a byte order mark, lines of Windows and a header', `\uFEFFQuestion,A,B,C,D,Correct\r\n${CSV.trim()}\r\n`, bone()],
    ['a header in other words', `Text,1,2,3,4,Right answer\n${CSV}`, bone()],
    ["Excel's line about the delimiter", `sep=;\n${CSV.replaceAll(',', ';')}`, bone()],
    ['a letter as the answer', CSV.replace(',2', ', c '), bone(2)],
    ['a Thai digit as the answer', CSV.replace(',2', ',๔'), bone(3)],
    [
      'quotes',
      '"Which, if any,\nis a ""bone""?", "Aorta" ,"Femur, or\tthigh",Liver,Skin,2',
      bone(1, ['Aorta', 'Femur, or thigh', 'Liver', 'Skin'], 'Which, if any,\nis a "bone"?'),
    ],
    ['a quotation mark inside a cell', 'Which?,3" pipe,b,c,d,1', bone(0, ['3" pipe', 'b', 'c', 'd'], 'Which?')],
    [
      'decimal commas between semicolons',
      'How much?;1,5;2,5;3,5;4,5;2',
      bone(1, ['1,5', '2,5', '3,5', '4,5'], 'How much?'),
    ],
    ['empty columns and rows', `,,,,,,,\n${CSV.trim()},,\n,,,,,\n\n`, bone()],
    [
      'formulas that were made harmless',
      "What is x?,'=1+1,'-x,'+2,'@a,3",
      bone(2, ['=1+1', '-x', '+2', '@a'], 'What is x?'),
    ],
    [
      'apostrophes before signs',
      "What is x?,''-itis',it's '-x',''=1,''''+2,3",
      bone(2, ["'-itis'", "it's '-x'", "'=1", "'''+2"], 'What is x?'),
    ],
    [
      'copied quotation marks',
      '"Doctor" means?\t"a"\t"b", c\tc"\td\t1',
      bone(0, ['"a"', '"b", c', 'c"', 'd'], '"Doctor" means?'),
    ],
    [
      'copied cells with line breaks',
      '"""Doctor""\nmeans?"\t"a\tx"\tb\tc\td\t1',
      bone(0, ['a x', 'b', 'c', 'd'], '"Doctor"\nmeans?'),
    ],
    ['tabs between quoted cells', '"Which?"\t"a, b"\t"b"\t"c"\t"d"\t1', bone(0, ['a, b', 'b', 'c', 'd'], 'Which?')],
    [
      'marks that do not end a cell',
      '"Doctor" means?,a,"b" c,"d, e" f,g,1',
      bone(0, ['a', '"b" c', '"d, e" f', 'g'], '"Doctor" means?'),
    ],
    ['Thai', 'ข้อใดคือกระดูก,ปอด,ตับ,กระดูกต้นขา,ผิวหนัง,ค', bone(2, ['ปอด', 'ตับ', 'กระดูกต้นขา', 'ผิวหนัง'], 'ข้อใดคือกระดูก')],
  ])('is read with %s', (_, text, question) => {
    expect(read(text, 'csv')).toEqual([question]);
    expect(detectQuestionFormat(text)).toBe('csv');
  });

  test.each([
    ['five columns', `${CSV}Which?,a,b,c,1`, [[1], [2, 'Add 1 choice: a question needs four.']]],
    ['seven columns', `${CSV}Which?,a,b,c,d,e,1`, [[1], [2, 'Remove 1 choice: a question has four.']]],
    [
      'a single column',
      `${CSV}Which?`,
      [[1], [2, 'It has 1 column instead of 6: question, four choices, number of the correct one.']],
    ],
    [
      'no answer and five columns',
      `${CSV}Which?,a,b,c,dd`,
      [[1], [2, 'It has 5 columns instead of 6: question, four choices, number of the correct one.']],
    ],
    ['an answer out of range', CSV.replace(',2', ',5'), [[1, 'The correct choice, “5”, is not a number from 1 to 4.']]],
    [
      'an answer in words',
      CSV.replace(',2', ',Femur'),
      [[1, 'The correct choice, “Femur”, is not a number from 1 to 4.']],
    ],
    ['no answer', CSV.replace(',2', ','), [[1, 'No choice is marked as correct.']]],
    ['several answers', CSV.replace(',2', ',"1, 2"'), [[1, 'Several choices are marked as correct.']]],
    ['an empty choice', CSV.replace('Liver', ''), [[1, 'Choice 3 is empty.']]],
    [
      'a quotation mark that stays open',
      `"Two\nlines?",a,b,c,d,1\n"Which?,a,b,c,d,1\n${CSV}`,
      [[1], [3, 'A quotation mark in it is not closed.']],
    ],
  ])('with %s says why it cannot be imported', (_, text, expected) => {
    expect(problems(text, 'csv')).toEqual(expected);
  });

  const table = (header: string, ...rows: string[]) => [header, ...rows, ''].join('\n');

  test.each([
    ['Question,A,B,C,D,Correct', 'Which is a bone?,Aorta,Femur,Liver,Skin,2', []],
    ['No.,Question,A,B,C,D,Correct', '7,Which is a bone?,Aorta,Femur,Liver,Skin,B', ['No.']],
    ['Question,A,B,C,D,Correct,Points', 'Which is a bone?,Aorta,Femur,Liver,Skin,2,1', ['Points']],
    ['Correct,Question,D,C,B,A', 'B,Which is a bone?,Skin,Liver,Femur,Aorta', []],
    ['Question,Correct,A,B,C,D', 'Which is a bone?,2,Aorta,Femur,Liver,Skin', []],
    ['Q;Option 1;Option 2;Option 3;Option 4;Ans;', 'Which is a bone?;Aorta;Femur;Liver;Skin;2;', []],
    ['QUESTION,(a),(b),(c),(d),Answer key', 'Which is a bone?,Aorta,Femur,Liver,Skin,b', []],
    ['Ｑｕｅｓｔｉｏｎ,Ａ,Ｂ,Ｃ,Ｄ,Ａｎｓｗｅｒ', 'Which is a bone?,Aorta,Femur,Liver,Skin,Ｂ', []],
    [
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link',
      'Which is a bone?,Multiple Choice,Aorta,Femur,Liver,Skin,,2,30,',
      ['Question Type', 'Time in seconds', 'Image Link'],
    ],
    [
      'Question - max 120 characters,Answer 1 - max 75,Answer 2 - max 75,Answer 3 - max 75,Answer 4 - max 75,Time limit (sec),Correct answer(s)',
      'Which is a bone?,Aorta,Femur,Liver,Skin,20,2',
      ['Time limit (sec)'],
    ],
    [
      'Nr.;Frage;Antwort A;Antwort B;Antwort C;Antwort D;Richtige Antwort;Punkte',
      '1;Which is a bone?;Aorta;Femur;Liver;Skin;B;1',
      ['Nr.', 'Punkte'],
    ],
    ['Frage;1. Antwort;2. Antwort;3. Antwort;4. Antwort;Lösung', 'Which is a bone?;Aorta;Femur;Liver;Skin;2', []],
    ['ลำดับ,คำถาม,ตัวเลือก ก,ตัวเลือก ข,ตัวเลือก ค,ตัวเลือก ง,เฉลย', '๑,Which is a bone?,Aorta,Femur,Liver,Skin,ข', ['ลำดับ']],
    ['คำถาม,ก,ข,ค,ง,คำตอบที่ถูกต้อง,คะแนน', 'Which is a bone?,Aorta,Femur,Liver,Skin,๒,1', ['คะแนน']],
    [
      'رقم,السؤال,الخيار 1,الخيار 2,الخيار 3,الخيار 4,الإجابة الصحيحة',
      '1,Which is a bone?,Aorta,Femur,Liver,Skin,٢',
      ['رقم'],
    ],
    ['السؤال,أ,ب,ت,ث,الإجابة', 'Which is a bone?,Aorta,Femur,Liver,Skin,ب', []],
    [
      '番号,問題,選択肢1,選択肢2,選択肢3,選択肢4,正解,配点',
      '1,Which is a bone?,Aorta,Femur,Liver,Skin,2,1',
      ['番号', '配点'],
    ],
    ['問題文,選択肢ア,選択肢イ,選択肢ウ,選択肢エ,正答', 'Which is a bone?,Aorta,Femur,Liver,Skin,イ', []],
  ])('below the header %j is read by it', (header, row, leftOut) => {
    const text = table(header, row);
    expect(problems(text, 'csv')).toEqual([[2]]);
    expect(read(text, 'csv')).toEqual([bone()]);
    const columns = listed(leftOut.map((title) => `column “${title}”`));
    expect(parseQuestions(text, 'csv').leftOut.map(english)).toEqual(columns ? [`Left out: ${columns}.`] : []);
    expect([text, text.replaceAll(/[,;]/g, '\t')].map(detectQuestionFormat)).toEqual(['csv', 'csv']);
  });

  test('below a header names a column that has texts and no title', () => {
    const text = table('Question,,A,B,C,D,Correct,', 'Which is a bone?,,Aorta,Femur,Liver,Skin,2,,see page 3');
    expect(parseQuestions(text, 'csv').leftOut.map(english)).toEqual(['Left out: column 9.']);
  });

  test('below a title, and between headers that repeat, is read by the header', () => {
    const sheet = table('No.,Question,A,B,C,D,Correct', '1,Which is a bone?,Aorta,Femur,Liver,Skin,2');
    expect(problems(`Bones,,,,,,\n${sheet}${sheet}`, 'csv').slice(1)).toEqual([[3], [5]]);
  });

  test.each([
    ['three choices', 'Question,A,B,C,Correct,Points', 'Which?,a,b,c,2,1', 'Add 1 choice: a question needs four.'],
    [
      'three choices and a number',
      'No.,Question,A,B,C,Correct',
      '1,Which?,a,b,c,2',
      'Add 1 choice: a question needs four.',
    ],
    ['five choices', 'Question,A,B,C,D,E,Correct', 'Which?,a,b,c,d,e,2', 'Remove 1 choice: a question has four.'],
  ])('below a header with %s says what its questions lack', (_, header, row, expected) => {
    expect(problems(table(header, row), 'csv')).toEqual([[2, expected]]);
  });

  test.each([
    ['the same choice twice', 'Question,A,B,B,D,Correct'],
    ['a gap in the choices', 'Question,A,B,D,E,Correct'],
    ['no correct choice', 'Question,A,B,C,D,E,Points'],
    ['the correct choice as a text', 'Question,Correct answer,Wrong 1,Wrong 2,Wrong 3,Points'],
    ['two questions', 'Question,Question,A,B,C,Correct'],
    ['a question elsewhere', 'No.,Question,Un,Deux,Trois,Correct'],
    ['other choices around words of another language', 'Domanda,A,B,C,Risposta,Punti'],
  ])('below a header with %s is refused', (_, header) => {
    const reason =
      'The titles of the columns are not question, A to D and correct answer. Name them so, or remove the line with the titles.';
    expect(problems(table(header, 'Which?,a,b,c,1,2', 'Who?,a,b,c,1,2'), 'csv')).toEqual(
      [1, 2, 3].map((line) => [line, reason]),
    );
  });

  test.each([
    ['Domanda,A,B,C,D,Risposta', [[1, 'The correct choice, “Risposta”, is not a number from 1 to 4.'], [2]]],
    ['Text,Eins,Zwei,Drei,Vier,Lösung', [[2]]],
    ['Fråga,A,B,C,D,Answer', [[2]]],
  ])('below the header %j is read by the places of its columns', (header, expected) => {
    expect(problems(table(header, 'Which?,a,b,c,d,2'), 'csv')).toEqual(expected);
  });

  test('is written with a byte order mark and a header, without formulas', () => {
    expect(
      writeQuestions([bone(1, ['=1+1', 'b, c', '"d"', '-5'])], 'csv', {
        titles: QUESTION_COLUMNS.map(english),
        separator: ';',
      }),
    ).toBe(
      '\uFEFFQuestion;Choice 1;Choice 2;Choice 3;Choice 4;Correct choice (1 to 4)\r\n' +
        `Which is a bone?;'=1+1;"b, c";"""d""";-5;2\r\n`,
    );
  });
});

describe('questions that were written and are read again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab \n~=#{}:\\n%5"\',;-+@[]<>/A.1'), minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      'A. baumannii',
      '[html]x',
      '%50%x',
      '// x',
      '::t::',
      '$CATEGORY: x',
      'ข้อใดคือกระดูก',
      'أي مما يلي عظم؟',
    ),
  );
  const question = fc
    .record({
      question: text.map((one) => cleanText('text', one)).filter((one) => textFault('text', one, 500) === undefined),
      texts: fc.uniqueArray(
        text.map((one) => cleanText('line', one)).filter((one) => textFault('line', one, 500) === undefined),
        { minLength: 4, maxLength: 4 },
      ),
      correct: fc.nat(3),
    })
    .map(({ question: asked, texts, correct }) => bone(correct, texts, asked))
    .filter((one) => questionProblems(one).length === 0);
  const quiz = fc.array(question, { minLength: 1, maxLength: 5 });

  /** Texts that each format cannot distinguish from its own syntax. */
  const exceptions: Readonly<Record<QuestionFormat, RegExp>> = {
    aiken: /^\s*answer\s*[:：]/i,
    gift: /[^\s\S]/,
    csv: /[^\s\S]/,
  };

  test.each([
    ['!,!,\u{1d5fe},a@,a,1', ['!', '\u{1d5fe}', 'a@', 'a']],
    ['Question,A,B,C,D,2', ['A', 'B', 'C', 'D']],
  ])('are questions if their words resemble titles: %s', (line, choices) => {
    const [first] = parseQuestions(`${line}\n`, 'csv').questions;
    expect(first).toMatchObject({ choices: choices.map((text) => ({ text })), problems: [] });
  });

  test.each(questionFormats)('are the same in %s, and none is left out', (format) => {
    fc.assert(
      fc.property(quiz, (questions) => {
        const texts = questions.flatMap(({ question: asked, choices }) => [asked, ...choices.map((one) => one.text)]);
        fc.pre(!texts.some((one) => exceptions[format].test(one)));
        const parsed = parseQuestions(writeQuestions(questions, format), format).questions;
        expect(parsed.flatMap(({ problems: reasons }) => reasons)).toEqual([]);
        expect(parsed).toHaveLength(questions.length);
        expect(missingQuestions(parsed, questions)).toEqual([]);
      }),
    );
  });

  test.each(questionFormats)('keep their lines and spaces in %s, which has them', (format) => {
    const input = bone(1, ['a  b', 'c', 'd', 'e'], 'Read the case.\nWhat comes  first?');
    const expected = format === 'aiken' ? 'Read the case. What comes first?' : input.question;
    expect(read(writeQuestions([input], format), format)).toEqual([{ ...input, question: expected }]);
  });

  test.each(questionFormats)(
    'any text is read as %s without an error, and each question has a line of it',
    (format) => {
      fc.assert(
        fc.property(
          fc.string({ unit: fc.constantFrom(...'aAB.):\n\r,;"\'{}=~#\\ANSWER1% \t'), maxLength: 200 }),
          (any) => {
            const lineCount = any.split(/\r\n?|\n/).length;
            for (const { line, problems: reasons, choices } of parseQuestions(any, format).questions) {
              expect(line).toBeGreaterThanOrEqual(1);
              expect(line).toBeLessThanOrEqual(lineCount);
              if (reasons.length === 0) expect(choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
            }
          },
        ),
      );
    },
  );
});

describe('numbers of questions', () => {
  test.each([
    [
      ['1. Which?', '2. Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['1) Which?', '3) Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['1. Which?', '2. Who?', '1. When?'],
      ['Which?', 'Who?', 'When?'],
    ],
    [
      ['Q1. Which?', 'Q2. Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['Question 1: Which?', 'Question 2: Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['Frage 1:\nWhich?', 'Frage 2:\nWho?'],
      ['Which?', 'Who?'],
    ],
    [
      ['ข้อ ๑. Which?', 'ข้อ ๒. Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['１．Which?', '２．Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['第1問 Which?', '第2問 Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['(١) Which?', '(٢) Who?'],
      ['Which?', 'Who?'],
    ],
    [
      ['1. Which?', 'Who?'],
      ['1. Which?', 'Who?'],
    ],
    [
      ['1. Januar?', '1. Mai?'],
      ['1. Januar?', '1. Mai?'],
    ],
    [
      ['3. Grad?', '2. Grad?'],
      ['3. Grad?', '2. Grad?'],
    ],
    [
      ['1.5 mg?', '2.5 mg?'],
      ['1.5 mg?', '2.5 mg?'],
    ],
    [
      ['5 - 3 is?', '7 - 3 is?'],
      ['5 - 3 is?', '7 - 3 is?'],
    ],
  ])('of %j are removed where all have one and they rise: %j', (texts, expected) => {
    const aiken = texts.map((text) => AIKEN.replace('Which is a bone?', text)).join('\n');
    const gift = texts.map((text) => GIFT.replace('Which is a bone?', text)).join('\n');
    const csv = texts.map((text) => CSV.replace('Which is a bone?', `"${text}"`)).join('');
    const asked = [read(aiken, 'aiken'), read(gift, 'gift'), read(csv, 'csv')];
    expect(asked.map((questions) => questions.map(({ question }) => question))).toEqual([expected, expected, expected]);
  });
});

describe('the questions that a quiz does not have yet', () => {
  const [one, two] = [bone(), bone(2)];
  test.each([
    ['all of them for an empty quiz', [one, two], [], [one, two]],
    ['none if it has them in another order', [one, two], [two, one], []],
    ['one of three identical ones if it has two', [one, one, one], [one, one], [one]],
    ['none if it has more of them', [one], [one, one], []],
    ['those whose correct choice differs', [one, two], [one], [two]],
    ['none that differ in white space only', [bone(1, undefined, 'Which is  a bone? ')], [one], []],
  ])('are %s', (_, questions, stored, expected) => {
    expect(missingQuestions(questions, stored)).toEqual(expected);
  });

  test('are added once each, at whatever question an import is interrupted', () => {
    const questions = fc.array(fc.constantFrom(one, two, bone(0), bone(3)));
    fc.assert(
      fc.property(questions, questions, fc.nat(10), (file, quiz, interruption) => {
        const first = [...quiz, ...missingQuestions(file, quiz).slice(0, interruption)];
        const resumed = [...first, ...missingQuestions(file, first)];
        expect(resumed).toEqual([...quiz, ...missingQuestions(file, quiz)]);
        expect(missingQuestions(file, resumed)).toEqual([]);
      }),
    );
  });
});

test('a table of 200,000 lines that is no question is reported, not refused', () => {
  expect(parseQuestions('a,b\n'.repeat(200_000), 'csv').questions).toHaveLength(200_000);
});
