import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { withoutPadding } from './withoutPadding.ts';

/** Sends a body in chunks of a size. */
function sent(body: string, size: number, type = 'multipart/form-data; boundary=edge'): Promise<string> {
  const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    Buffer.from(body.slice(index * size, (index + 1) * size)),
  );
  return text(Readable.from(chunks).pipe(withoutPadding(type)));
}

describe.each([1, 2, 3, 5, 7, 1_000])('in chunks of %i bytes', (size) => {
  test.each([
    ['blanks behind a boundary', '--edge  \r\na\r\n--edge--', '--edge\r\na\r\n--edge--'],
    ['a tab behind a boundary', '--edge\t\r\na\r\n--edge--', '--edge\r\na\r\n--edge--'],
    [
      'blanks behind each of several',
      '--edge \r\na\r\n--edge \t \r\nb\r\n--edge--',
      '--edge\r\na\r\n--edge\r\nb\r\n--edge--',
    ],
  ])('%s are removed', async (_, body, expected) => {
    expect(await sent(body, size)).toBe(expected);
  });

  test.each([
    ['no padding', '--edge\r\na  \r\n--edge--\r\n'],
    ['words behind a boundary', '--edge\r\n--edge  of a word\r\n--edge--'],
    ['blanks behind half a boundary', '--edge\r\n--ed  \r\n--edge--'],
    ['a boundary at its end', 'a --edge'],
    ['a boundary and blanks at its end', 'a --edge  '],
    ['very many blanks', `--edge${' '.repeat(3_000)}x`],
    ['nothing', ''],
  ])('a body with %s is the same', async (_, body) => {
    expect(await sent(body, size)).toBe(body);
  });
});

test.each(['multipart/form-data; boundary="an edge"', 'multipart/form-data; charset=utf-8; BOUNDARY="an edge"; a=b'])(
  'the boundary of %j is known',
  async (type) => {
    expect(await sent('--an edge \r\na', 3, type)).toBe('--an edge\r\na');
  },
);
