import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { questionProblems } from '../quiz/quiz.ts';
import { readPaste } from './pastedQuestion.ts';

const texts = ['Aorta', 'Femur', 'Liver', 'Skin'];

function expected(question: string, correctIndex: number, choiceTexts = texts, losses: readonly string[] = []) {
  return { question, choices: choiceTexts.map((text, index) => ({ text, isCorrect: index === correctIndex })), losses };
}

/** What is read of a text, without what only the import needs. */
function read(text: string) {
  const paste = readPaste(text);
  if (paste === null || paste === 'several') return paste;
  const { question, choices, losses } = paste;
  return { question, choices, losses: losses.map(english) };
}

describe('pasted question', () => {
  test.each([
    ['lines of other systems', 'Which?\r\n*Aorta\r\nFemur\rLiver\nSkin\n', 0],
    ['line breaks of PowerPoint', 'Which?\vA. Aorta\vB. Femur\vC. Liver\vD. Skin', -1],
    ['blank lines and spaces around', '\n  Which? \n\n Aorta\n\t*Femur \nLiver\n\nSkin\n\n', 1],
    ['a star before the correct one', 'Which?\nAorta\n*Femur\nLiver\nSkin', 1],
    ['a star and a space before', 'Which?\n* Aorta\nFemur\nLiver\nSkin', 0],
    ['a star after', 'Which?\nAorta\nFemur\nLiver *\nSkin', 2],
    ['(x) before', 'Which?\nAorta\n(x) Femur\nLiver\nSkin', 1],
    ['(X) among empty brackets', 'Which?\n( ) Aorta\n(X) Femur\n( ) Liver\n() Skin', 1],
    ['[x] among empty boxes', 'Which?\n[ ] Aorta\n[] Femur\n[ ] Liver\n[x] Skin', 3],
    ['a tick before', 'Which?\n✓ Aorta\nFemur\nLiver\nSkin', 0],
    ['a heavy tick before', 'Which?\n✔Aorta\nFemur\nLiver\nSkin', 0],
    ['a tick after', 'Which?\nAorta\nFemur ✓\nLiver\nSkin', 1],
    ['a heavy tick after', 'Which?\nAorta\nFemur✔\nLiver\nSkin', 1],
    ['capital letters', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin', -1],
    ['small letters with brackets', 'Which?\na) Aorta\nb) Femur\nc) Liver\nd) Skin', -1],
    ['letters in brackets', 'Which?\n(a) Aorta\n(b) Femur\n(c)Liver\n(d) Skin', -1],
    ['numbers', 'Which?\n1) Aorta\n2) Femur\n3) Liver\n4) Skin', -1],
    ['Thai letters', 'Which?\nก. Aorta\nข. Femur\nค. Liver\nง. Skin', -1],
    ['bullets', 'Which?\n- Aorta\n• Femur\n– Liver\n- *Skin', 3],
    ['boxes without a space', 'Which?\n[ ]Aorta\n[x]Femur\n( )Liver\n()Skin', 1],
    ['two spaces after ignored lettering', '1.  Which?\nA.  Aorta\nB.  Femur\nC.  Liver\nD.  Skin', -1],
    ['two spaces after bullets', 'Which?\n-  Aorta\n•  Femur\n[ ]  Liver\n(x)  Skin', 3],
    ['a mark before lettering', 'Which?\nA. Aorta\n*B. Femur\nC. Liver\nD. Skin', 1],
    ['a mark between lettering and text', 'Which?\nA. Aorta\nB. *Femur\nC. Liver\nD. Skin', 1],
    ['a mark after lettered text', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin*', 3],
    ['boxes after lettering', 'Which?\nA. [ ] Aorta\nB. [x] Femur\nC. [ ] Liver\nD. [ ] Skin', 1],
    ['a numbered question', '12. Which?\nAorta\n*Femur\nLiver\nSkin', 1],
    ['a question numbered with a bracket', '3) Which?\nA) Aorta\nB) Femur\nC) Liver\nD) Skin', -1],
    ['Arabic letters', 'Which?\nأ. Aorta\nب. Femur\nج. Liver\nد. Skin', -1],
    ['a list of Word', '1.\tWhich?\nA.\tAorta\nB.\tFemur\nC.\tLiver\nD.\tSkin\n', -1],
    ['a row of a spreadsheet', 'Which?\tAorta\tFemur\tLiver\tSkin\t2\r\n', 1],
    ['a row below its header', 'Question\tA\tB\tC\tD\tKey\nWhich?\tAorta\tFemur\tLiver\tSkin\tB', 1],
    ['a numbered question of Japan', '１．Which?\nア．Aorta\nイ．Femur\nウ．Liver\nエ．Skin\n正解：イ', 1],
    ['Aiken', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: C', 2],
    ['the answer of a chat program', 'Which?\n\nA) Aorta\nB) Femur\nC) Liver\nD) Skin\n\nCorrect answer: B) Femur', 1],
    ['GIFT', '::Bones:: Which? {~Aorta =Femur ~Liver ~Skin}', 1],
  ])('a question is read from %s', (_, text, correctIndex) => {
    expect(read(text)).toEqual(expected('Which?', correctIndex));
  });

  test.each([
    ['a genus among unlettered choices', ['A. baumannii', 'C. difficile', 'E. coli', 'P. aeruginosa']],
    ['lettering out of order', ['B. Aorta', 'A. Femur', 'C. Liver', 'D. Skin']],
    ['letters mixed with numbers', ['A. Aorta', '2. Femur', 'C. Liver', '4. Skin']],
    ['decimal numbers', ['1.5 mg', '2.5 mg', '3.5 mg', '4.5 mg']],
    ['negative numbers', ['-1', '-2', '-3', '-4']],
    ['lettering inside the texts', ['vitamin A. x', 'vitamin B. x', 'vitamin C. x', 'vitamin D. x']],
    ['boxes and bullets inside the texts', ['a - b', 'f( )', 'x[ ]', 'T1 • T2']],
    ['a word that begins with a lettering', ['Aorta', 'Brain', 'Colon', 'Duct']],
    ['stars inside a text', ['2*2', 'a * b', 'ray (x)', 'x']],
  ])('the parser keeps %s', (_, [first = '', ...choiceTexts]) => {
    expect(read(`Which?\n*${first}\n${choiceTexts.join('\n')}`)).toEqual(
      expected('Which?', 0, [first, ...choiceTexts]),
    );
  });

  test('a question that is longer than a line has its choices marked', () => {
    const text = '1. A patient of 50\n2. visits you.\nWhich?\n- Aorta\n* Femur\n- Liver\n- Skin';
    expect(read('Type 2. Which?\n*Aorta\nFemur\nLiver\nSkin')).toMatchObject({ question: 'Type 2. Which?' });
    expect(read(text)).toEqual(expected('A patient of 50\n2. visits you.\nWhich?', 1));
    expect(read(text.replaceAll('- ', ''))).toBeNull();
  });

  test('an explanation, feedback and columns are reported', () => {
    const row = 'No.\tQuestion\tA\tB\tC\tD\tKey\n7\tWhich?\tAorta\tFemur\tLiver\tSkin\tB';
    expect(read(row)).toEqual(expected('Which?', 1, texts, ['Left out: column “No.”.']));
    const aiken = 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: B\nEXPLANATION: It is.';
    expect(read(aiken)).toEqual(expected('Which?', 1, texts, ['Its explanation is left out.']));
    const gift = 'Which? {~Aorta#No =Femur ~Liver ~Skin}';
    expect(read(gift)).toEqual(expected('Which?', 1, texts, ['Its feedback is left out.']));
  });

  test('a pasted question has no tabs and no blank lines', () => {
    const text = 'Which\tone?\n\u200b\nAorta\n*Femur\nLiver\nSkin';
    expect(read(text)).toEqual(expected('Which one?', 1));
  });

  test('several marks are kept, and validation reports them', () => {
    const paste = readPaste('Which?\n*Aorta\n*Femur\nLiver\nSkin');
    expect(paste && paste !== 'several' && questionProblems(paste)).toEqual([{ kind: 'severalCorrectChoices' }]);
  });

  const AIKEN = 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: B\n';
  test.each([
    ['Aiken', `${AIKEN}\n${AIKEN}`],
    ['Aiken with a question that cannot be imported', `${AIKEN}\n${AIKEN.replace('D. Skin\n', '')}`],
    ['labels without answers', `1. ${AIKEN}\n2. ${AIKEN}`.replaceAll('ANSWER: B\n', '')],
    ['labels with marks', `${AIKEN}${AIKEN}`.replaceAll('ANSWER: B\n', '').replaceAll('B.', '*B.')],
    ['GIFT', 'Which? {~a =b ~c ~d}\n\nWho? {~a =b ~c ~d}'],
    ['rows of a spreadsheet', 'Which?\ta\tb\tc\td\t4\nWho?\ta\tb\tc\td\tA'],
  ])('several questions are found in %s', (_, text) => {
    expect(readPaste(text)).toBe('several');
  });

  test.each([
    ['an empty text', ''],
    ['one line', 'Which?'],
    ['four lines', 'Which?\nAorta\nFemur\nLiver'],
    ['five lines without a mark', 'Which?\nAorta\nFemur\nLiver\nSkin'],
    ['a case of six lines', 'A patient of 50\nvisits you.\nShe has had\nfever,\ncough and\na rash.'],
    ['a case with a list', 'A patient has:\n- fever\n- cough\n- rash\n- headache'],
    ['a list of Google Docs', 'A patient has:\n* fever\n* cough\n* rash\n* headache'],
    ['three labelled choices', 'Which?\nA. Aorta\nB. Femur\nC. Liver'],
    ['five labelled choices', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nE. Ear'],
    ['a labelled choice of two lines', 'Which?\nA. Aorta\nB. Femur\nof the leg\nC. Liver\nD. Skin'],
    ['text below the choices', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nSource: a book'],
    ['an answer that no choice has', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin\nANSWER: E'],
    ['five choices of which one is marked', 'Which?\nAorta\n*Femur\nLiver\nSkin\nEar'],
    ['a table of values', 'Na\t140\t135\t1\nK\t4\t3\t2'],
    ['a sentence with five commas', 'Give aspirin, 100, 200, 300, 400, 3'],
    ['a question of GIFT without four choices', 'Which? {~a =b ~c}'],
  ])('no question is found in %s', (_, text) => {
    expect(readPaste(text)).toBeNull();
  });

  test('a question in any supported notation is parsed, with the mark at either end', () => {
    const word = fc.stringMatching(/^[E-Z][e-z]{2,9}( [e-z]{2,9})?$/);
    const choices = fc.uniqueArray(word, { minLength: 4, maxLength: 4 });
    const write = fc.constantFrom(
      (text: string) => `* ${text}`,
      (text: string) => `${text} *`,
      (text: string) => `(x) ${text}`,
    );
    const letters = fc.constantFrom(['', '', '', ''], ['A. ', 'B. ', 'C. ', 'D. '], ['1) ', '2) ', '3) ', '4) ']);
    fc.assert(
      fc.property(word, choices, fc.nat(3), write, letters, (question, choiceTexts, correctIndex, mark, lettering) => {
        const lines = choiceTexts.map((text, index) => {
          const line = `${lettering[index]}${text}`;
          return index === correctIndex ? mark(line) : line;
        });
        expect(read([question, ...lines].join('\n'))).toEqual(expected(question, correctIndex, choiceTexts));
      }),
    );
  });
});
