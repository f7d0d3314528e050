import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePastedQuestion, questionProblems } from './quiz.ts';

const texts = ['Aorta', 'Femur', 'Liver', 'Skin'];

function expected(question: string, correctIndex: number, choiceTexts = texts) {
  return { question, choices: choiceTexts.map((text, index) => ({ text, isCorrect: index === correctIndex })) };
}

describe('pasted question', () => {
  test.each([
    ['plain lines without a mark', 'Which?\nAorta\nFemur\nLiver\nSkin', -1],
    ['lines of other systems', 'Which?\r\nAorta\r\nFemur\rLiver\nSkin\n', -1],
    ['blank lines and spaces around', '\n  Which? \n\n Aorta\n\tFemur \nLiver\n\nSkin\n\n', -1],
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
    ['two spaces after bullets', 'Which?\n-  Aorta\n•  Femur\n[ ]  Liver\n( )  Skin', -1],
    ['a mark before lettering', 'Which?\nA. Aorta\n*B. Femur\nC. Liver\nD. Skin', 1],
    ['a mark between lettering and text', 'Which?\nA. Aorta\nB. *Femur\nC. Liver\nD. Skin', 1],
    ['a mark after lettered text', 'Which?\nA. Aorta\nB. Femur\nC. Liver\nD. Skin*', 3],
    ['boxes after lettering', 'Which?\nA. [ ] Aorta\nB. [x] Femur\nC. [ ] Liver\nD. [ ] Skin', 1],
    ['a numbered question', '12. Which?\nAorta\nFemur\nLiver\nSkin', -1],
    ['a question numbered with a bracket', '3) Which?\nAorta\nFemur\nLiver\nSkin', -1],
  ])('a question is read from %s', (_, text, correctIndex) => {
    expect(parsePastedQuestion(text)).toEqual(expected('Which?', correctIndex));
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
  ])('the parser keeps %s', (_, choiceTexts) => {
    expect(parsePastedQuestion(`Which?\n${choiceTexts.join('\n')}`)).toEqual(expected('Which?', -1, choiceTexts));
  });

  test('a pasted question has no tabs and no blank lines', () => {
    const text = 'Which\tone?\n\u200b\nAorta\nFemur\nLiver\nSkin';
    expect(parsePastedQuestion(text)).toEqual(expected('Which one?', -1));
  });

  test('a pasted question may have several lines, and a number inside', () => {
    const text = '1. A patient of 50\n2. visits you.\nWhich?\nAorta\nFemur\nLiver\nSkin';
    expect(parsePastedQuestion('Type 2. Which?\nAorta\nFemur\nLiver\nSkin')?.question).toBe('Type 2. Which?');
    expect(parsePastedQuestion(text)?.question).toBe('A patient of 50\n2. visits you.\nWhich?');
  });

  test('several marks are kept, and validation reports them', () => {
    const pasted = parsePastedQuestion('Which?\n*Aorta\n*Femur\nLiver\nSkin');
    expect(pasted && questionProblems(pasted)).toEqual([{ kind: 'severalCorrectChoices' }]);
  });

  test.each([
    ['an empty text', ''],
    ['one line', 'Which?'],
    ['four lines', 'Which?\nAorta\nFemur\nLiver'],
    ['four lines and blanks', '\nWhich?\n\nAorta\nFemur\nLiver\n  \n'],
  ])('no question is found in %s', (_, text) => {
    expect(parsePastedQuestion(text)).toBeNull();
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
        expect(parsePastedQuestion([question, ...lines].join('\n'))).toEqual(
          expected(question, correctIndex, choiceTexts),
        );
      }),
    );
  });
});
