import { expect, test } from 'vitest';
import { compareCatalogue, compileSentences, idOf, sentencesOf } from './sentences.ts';

test('a sentence is compiled where it stands, on its line', () => {
  const source =
    "const a = say('Sign in');\nconst b = <p>{say('{n, plural, one {# row} other {# rows}}', { n })}</p>;\n";
  expect(compileSentences('page.tsx', source)).toBe(
    [
      `const a = say(["${idOf('Sign in')}","Sign in"]);`,
      `const b = <p>{say(["${idOf('{n, plural, one {# row} other {# rows}}')}",[["n",2,{"one":[0," row"],"other":[0," rows"]}]]], { n })}</p>;`,
      '',
    ].join('\n'),
  );
});

test('a sentence of another module is passed on', () => {
  expect(sentencesOf('page.ts', 'say(consequence.text); say(text);')).toEqual([]);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
test.each(['say(`Delete ${name}`)', "say('Delete ' + name)", "say(isOld ? 'Old' : 'New')"])(
  '%s is refused with its line, as it cannot be translated',
  (call) => {
    expect(() => sentencesOf('page.ts', `\n${call}`)).toThrow('page.ts:2: A sentence is one literal text');
  },
);

test('a catalogue is compared with the sources: empty translations are missing, those of former sentences unused', () => {
  const catalogue = { 'Sign in': 'Anmelden', Save: '', Former: 'Früher' };
  expect(compareCatalogue(new Set(['Sign in', 'Save', 'New']), catalogue)).toEqual({
    missing: ['Save', 'New'],
    unused: ['Former'],
  });
});
