import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { crossReferenceStream, pageObjects, pdfStream } from './buildPdf.ts';

const MEGABYTE = 1024 * 1024;

/** Creates a PDF of a few kilobytes whose page tree is in an object stream that inflates to `bytes`. */
export function pdfBomb(bytes: number): Buffer {
  const objects = pageObjects();
  const bodies = objects.join(' ');
  const numbers = objects.map((object, index) => `${index + 1} ${bodies.indexOf(object)} `).join('');
  // Parts that end with a full flush can be concatenated.
  const part = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  const padding = part(' '.repeat(16 * MEGABYTE));
  const parts = Array.from({ length: Math.ceil(bytes / (16 * MEGABYTE)) }, () => padding);
  const inflated = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    part(numbers + bodies),
    ...parts,
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ]);
  const data = deflateSync(inflated).toString('latin1');
  const entries = `/Type/ObjStm/N ${objects.length}/First ${numbers.length}/Filter[/FlateDecode/FlateDecode]`;
  const head = '%PDF-1.7\n';
  const text = `${head}4 0 obj\n${pdfStream(data, entries)}\nendobj\n`;
  const rows = [...objects.map((_, index) => [2, 4, index]), [1, head.length, 0], [1, text.length, 0]];
  return Buffer.from(text + crossReferenceStream(rows, text.length, '/Root 1 0 R'), 'latin1');
}
