import { expect, test } from 'vitest';
import { compileSentences, idOf, sentencesOf } from './sentences.ts';

test('a sentence is compiled where it stands, on its line', () => {
  const source =
    "const a = sentence('Sign in');\nconst b = () => <p>{say('{n, plural, one {# row} other {# rows of {name}}}', { n, name })}</p>;\n";
  expect(compileSentences('page.tsx', source)).toBe(
    [
      `const a = sentence(["${idOf('Sign in')}","Sign in"]);`,
      `const b = () => <p>{say(["${idOf('{n, plural, one {# row} other {# rows of {name}}}')}",[["n",2,{"one":[0," row"],"other":[0," rows of ",["name:",""]]}]]], { n, name })}</p>;`,
      '',
    ].join('\n'),
  );
});

test('a sentence of another module is passed on, with values that are made elsewhere', () => {
  expect(sentencesOf('page.ts', 'const f = () => [say(consequence.text), say(text)];')).toEqual([]);
  expect(sentencesOf('page.ts', "const f = () => say('Hello {name}', values)")).toHaveLength(1);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
  ['say(`Delete ${name}`)', 'A sentence is one literal text'],
  ["say('Delete ' + name)", 'A sentence is one literal text'],
  ["say(isOld ? 'Old' : 'New')", 'A sentence is one literal text'],
  ["say('Delete {name}')", "'Delete {name}' lacks the value 'name'"],
  ["say('Delete', { name })", "'Delete' does not show the value 'name'"],
  ["say('Read the <a>terms</a>', { 'b': x })", "'Read the <a>terms</a>' lacks the value 'a'"],
])('%s is refused with its line', (call, message) => {
  expect(() => sentencesOf('page.ts', `\nconst f = () => ${call};`)).toThrow(`page.ts:2: ${message}`);
});

test('a sentence that is shown before the language is known is refused', () => {
  expect(() => sentencesOf('page.ts', "const title = say('Users');")).toThrow(
    'Describe a sentence of it by sentence()',
  );
});
