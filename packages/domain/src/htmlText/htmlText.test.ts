import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { pastedText, textOfHtml } from './htmlText.ts';

const NOTES = {
  struck: 'It does not show which words are struck out.',
  underlined: 'It does not show which words are underlined.',
  link: 'It does not have the address of its link.',
};

describe('the text of HTML', () => {
  test.each([
    ['superscript', 'More than 10<sup>9</sup>/L', 'More than 10⁹/L'],
    ['a negative exponent', '10<sup>−12</sup> mol', '10⁻¹² mol'],
    ['the charge of an ion', 'Ca<sup>2+</sup>, HCO<sub>3</sub><sup>&minus;</sup>', 'Ca²⁺, HCO₃⁻'],
    ['subscript', 'CO<sub>2</sub> and H<SUB>2</SUB>O', 'CO₂ and H₂O'],
    ['letters in subscript', 'V<sub>max</sub>', 'Vₘₐₓ'],
    ['superscript of Google Docs', '10<span style="font-size:0.6em;vertical-align:super;">9</span>', '10⁹'],
    ['superscript with markup in it', '10<sup><b>9</b></sup>', '10⁹'],
    ['references in superscript', 'A trial<sup>[1]</sup>', 'A trial[1]'],
    ['signs that stand above the line by themselves', '37<sup>°</sup>C, Aspirin<sup>®</sup>', '37°C, Aspirin®'],
    ['paragraphs', '<p>A case.</p>\n<p>Which <b>bone</b>?</p>', 'A case.\nWhich bone?'],
    ['lines of its source, which are blanks', '<p>A case\n   of\ta bone</p>', 'A case of a bone'],
    ['line breaks', 'One<br>two<br/><br />three', 'One\ntwo\n\nthree'],
    ['lines of preformatted text', '<pre>a  b\n  c</pre>', 'a  b\n  c'],
    ['a list with bullets', '<p>Which?</p><ul><li>large</li><li>hard</li></ul>', 'Which?\nlarge\nhard'],
    [
      'a numbered list',
      'Of these:<ol><li>large</li><li><p>hard</p></li></ol>Which?',
      'Of these:\n1. large\n2. hard\nWhich?',
    ],
    ['a lettered list that starts later', '<ol type="a" start=2><li>b<li>c</ol>', 'b. b\nc. c'],
    ['lists in lists', '<ol><li>one<ul><li>a</li></ul></li><li>two</li></ol>', '1. one\na\n2. two'],
    [
      'a table',
      '<table><tr><th>Test</th><th>Result</th></tr><tr><td><p>Na</p></td><td><p>140</p></td></tr></table>After',
      'Test | Result\nNa | 140\nAfter',
    ],
    ['a table without end tags', '<table><tr><td>Na<td>140<tr><td>K<td>4</table>', 'Na | 140\nK | 4'],
    ['a table with an empty cell', '<table><tr><td></td><td>140</td></tr></table>', '| 140'],
    ['characters by name and number', '&ge;&nbsp;5 &micro;m &#8211; &#x2014; &apos;&unknown;', "≥ 5 µm – — '&unknown;"],
    ['characters that look like markup', '&lt;b&gt; &amp;lt;', '<b> &lt;'],
    ['names that are not elements', 'x<y and y>z, <name>', 'x<y and y>z, <name>'],
    ['signs that are not tags', '2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
    [
      'comments, styles and names of office programs',
      '<style>p{}</style><!-- <b> -->a<o:p></o:p><![if x]>b<![endif]>',
      'ab',
    ],
    ['an attribute with a bracket', '<b title="a>b">c</b>', 'c'],
    ['elements that do not end', '<p>One<p>two<b>three', 'One\ntwothree'],
    ['ends without a beginning', 'a</b></p>b', 'a\nb'],
    ['a link that is its address', '<a href="https://example.org/">https://example.org/</a>', 'https://example.org/'],
    ['nothing', '', ''],
  ])('shows %s', (_, html, text) => {
    expect(textOfHtml(html)).toEqual({ text, losses: [], hasMedia: false });
  });

  test.each([
    ['struck-out words', '<s>not</s> this', 'not this', NOTES.struck],
    ['underlined words', 'the <u>left</u> one', 'the left one', NOTES.underlined],
    ['the address of a link', 'See <a href="https://example.org/">this</a>', 'See this', NOTES.link],
    ['superscript without characters', '10<sup>½</sup>', '10^(½)', 'It does not show that “½” is superscript.'],
    ['subscript without characters', 'HbA<sub>1c</sub>', 'HbA1c', 'It does not show that “1c” is subscript.'],
  ])('says that it does not show %s', (_, html, text, loss) => {
    const { losses, ...read } = textOfHtml(html);
    expect({ ...read, losses: losses.map(english) }).toEqual({ text, losses: [loss], hasMedia: false });
  });

  test.each(['<img src="a.png" alt="A bone">', '<video></video>', '<p><math><mi>x</mi></math></p>', '<svg/>'])(
    'says that %s is not text',
    (html) => {
      expect(textOfHtml(html).hasMedia).toBe(true);
    },
  );

  test('keeps every word of any markup', () => {
    const tags =
      '<p> </p> <b> </b> <li> </li> <ol> </ol> <td> </td> <tr> </tr> <table> </table> <br> <pre> </pre> < > & ;'.split(
        ' ',
      );
    const parts = fc.array(fc.oneof(fc.stringMatching(/^[a-z]{3,6}1$/), fc.constantFrom(...tags)), { maxLength: 40 });
    fc.assert(
      fc.property(parts, (tokens) => {
        const { text } = textOfHtml(tokens.join(' '));
        for (const word of tokens.filter((token) => token.endsWith('1'))) expect(text).toContain(word);
      }),
    );
  });
});

describe('the text of copied HTML', () => {
  test.each([
    [
      'Word',
      `<html xmlns:o="urn:o"><head><meta charset=utf-8><style><!-- p {margin:0} --></style><!--[if gte mso 9]><xml><o:x/></xml>
<![endif]--></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal><span lang=EN-GB>More than 10<sup>9</sup>
cells<o:p></o:p></span></p><p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>A.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>CO<sub>2</sub></p><!--EndFragment--></body></html>`,
      'More than 10⁹ cells\nA.   CO₂',
    ],
    [
      'Excel',
      '<table><tr><td>10<font class="font5"><sup>9</sup></font></td><td>4</td></tr><tr><td>5</td><td></td></tr></table>',
      '10⁹\t4\n5',
    ],
    [
      'Google Docs',
      '<b id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">H</span><span style="vertical-align:sub;">2</span>O</p></b>',
      'H₂O',
    ],
    ['a chat program', '<meta charset="utf-8"><p>10<sup>9</sup></p><ol><li>one</li></ol>', '10⁹\n1. one'],
    ['any program without superscript', '<p>One <b>two</b></p>', undefined],
    ['nothing', '', undefined],
  ])('from %s keeps superscript and subscript', (_, html, text) => {
    expect(pastedText(html)).toBe(text);
  });
});
