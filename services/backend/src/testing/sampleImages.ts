import { createCanvas } from '@napi-rs/canvas';

/** Colours of the two halves of every sample: red at the left, blue at the right. */
function samplePicture(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ff0000';
  ctx.fillRect(0, 0, width / 2, height);
  ctx.fillStyle = '#0000ff';
  ctx.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

/** Makes a PNG with a text chunk, red at the left and blue at the right. */
export function samplePng(width = 40, height = 20): Buffer {
  return samplePicture(width, height).encodeSync('png', { comment: 'Photographed at home' });
}

/** Makes a JPEG with a comment and an EXIF orientation, stored with red at the left and blue at the right. */
export function sampleJpeg(orientation = 1, width = 40, height = 20): Buffer {
  const jpeg = samplePicture(width, height).encodeSync('jpeg', { quality: 95, comment: 'Photographed at home' });
  const entry = Buffer.alloc(26);
  entry.write('II*\0', 'latin1');
  entry.writeUInt32LE(8, 4);
  entry.writeUInt16LE(1, 8);
  entry.writeUInt16LE(0x0112, 10);
  entry.writeUInt16LE(3, 12);
  entry.writeUInt32LE(1, 14);
  entry.writeUInt16LE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), entry]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Makes a PNG of a few bytes that claims a size. */
export function claimedPng(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(4)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
