import { deflateSync } from 'node:zlib';
import { adobeSegment, buildJpeg, JPEG_SIZE, type JpegLayout, segment } from './buildJpeg.ts';
import { buildPng, channelsOf, GREY, GREY_ALPHA, PALETTE, type PngLayout, pngChunk, RGB, RGBA } from './buildPng.ts';

/** An image that browsers display, and the colours at its left and right. */
export interface ImageVariant {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly [Colour, Colour];
}

type Colour = readonly [red: number, green: number, blue: number];

const RED: Colour = [255, 0, 0];
const BLUE: Colour = [0, 0, 255];
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

/** TIFF data with an orientation, as in EXIF. */
export function exifData(orientation: number, isBigEndian = false): Buffer {
  const data = Buffer.alloc(26);
  const [short, long] = isBigEndian
    ? ([data.writeUInt16BE, data.writeUInt32BE] as const)
    : ([data.writeUInt16LE, data.writeUInt32LE] as const);
  data.write(isBigEndian ? 'MM' : 'II', 'latin1');
  short.call(data, 42, 2);
  long.call(data, 8, 4);
  short.call(data, 1, 8);
  short.call(data, 0x0112, 10);
  short.call(data, 3, 12);
  long.call(data, 1, 14);
  short.call(data, orientation, 18);
  return data;
}

// ---- PNG

const PNG_SIZE = { width: 40, height: 20 };
const PNG_KINDS: readonly (readonly [string, number, readonly number[]])[] = [
  ['grey', GREY, [1, 2, 4, 8, 16]],
  ['RGB', RGB, [8, 16]],
  ['palette', PALETTE, [1, 2, 4, 8]],
  ['grey and alpha', GREY_ALPHA, [8, 16]],
  ['RGBA', RGBA, [8, 16]],
];
const PLTE = pngChunk('PLTE', Buffer.from([...RED, ...BLUE]));

function pngLayout(colourType: number, bitDepth: number): PngLayout {
  const most = 2 ** bitDepth - 1;
  const halves = {
    [GREY]: [[0], [most]],
    [RGB]: [
      [most, 0, 0],
      [0, 0, most],
    ],
    [PALETTE]: [[0], [1]],
    [GREY_ALPHA]: [
      [0, most],
      [most, most],
    ],
    [RGBA]: [
      [most, 0, 0, most],
      [0, 0, most, most],
    ],
  }[colourType] as unknown as PngLayout['halves'];
  return { ...PNG_SIZE, colourType, bitDepth, halves, before: colourType === PALETTE ? [PLTE] : [] };
}

function png(name: string, layout: PngLayout, colours?: ImageVariant['colours']): ImageVariant {
  const isGrey = channelsOf(layout.colourType) < 3 && layout.colourType !== PALETTE;
  const shown = colours ?? (isGrey ? [BLACK, WHITE] : [RED, BLUE]);
  return { name: `PNG: ${name}`, bytes: buildPng(layout), width: layout.width, height: layout.height, colours: shown };
}

const compressedText = (keyword: string, text: string) =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]);

/** Ancillary chunks, which programs write before or after the pixels. */
const PNG_CHUNKS: readonly (readonly [string, Buffer])[] = [
  ['a text with HTML', pngChunk('tEXt', 'Title\0<html><body><script>alert(1)</script>')],
  ['a compressed text', pngChunk('zTXt', compressedText('Comment', 'a note'))],
  ['an international text', pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ['a time', pngChunk('tIME', Buffer.from([7, 233, 1, 2, 3, 4, 5]))],
  ['a resolution', pngChunk('pHYs', Buffer.from([0, 0, 0x2e, 0x23, 0, 0, 0x0e, 0xc3, 1]))],
  ['gamma', pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))],
  ['sRGB', pngChunk('sRGB', Buffer.from([0]))],
  ['a damaged colour profile', pngChunk('iCCP', compressedText('profile', 'not a profile'))],
  ['significant bits', pngChunk('sBIT', Buffer.from([8, 8, 8]))],
  ['a background', pngChunk('bKGD', Buffer.from([0, 1, 0, 2, 0, 3]))],
  ['an offset', pngChunk('oFFs', Buffer.alloc(9))],
  ['a private chunk', pngChunk('prVt', Buffer.from('anything'))],
  ['an empty chunk', pngChunk('npTc', Buffer.alloc(0))],
];

const RGB8 = pngLayout(RGB, 8);

/** An animation of two frames, the first of which is the image itself. */
const ACTL = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
const FDAT = pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), deflateSync(Buffer.alloc(20 * 121))]));

function frameChunk(sequence: number): Buffer {
  const data = Buffer.alloc(26);
  data.writeUInt32BE(sequence, 0);
  data.writeUInt32BE(PNG_SIZE.width, 4);
  data.writeUInt32BE(PNG_SIZE.height, 8);
  data.writeUInt16BE(1, 20);
  data.writeUInt16BE(10, 22);
  return pngChunk('fcTL', data);
}

const wrongSum = pngChunk('tEXt', 'Title\0a');
wrongSum[wrongSum.length - 1] = (wrongSum.at(-1) ?? 0) ^ 1;

/** Samples in proportion to the light (gamma 1): half of it is 188 in sRGB, a quarter of it 137. */
function gammaVariants(): readonly ImageVariant[] {
  const gamma = (value: number) => {
    const data = Buffer.alloc(4);
    data.writeUInt32BE(Math.round(value * 100_000));
    return pngChunk('gAMA', data);
  };
  const halves = [
    [128, 64, 0],
    [255, 128, 0],
  ] as const;
  const asIs: ImageVariant['colours'] = [
    [128, 64, 0],
    [255, 128, 0],
  ];
  const lighter: ImageVariant['colours'] = [
    [188, 137, 0],
    [255, 188, 0],
  ];
  const sRgb = pngChunk('sRGB', Buffer.from([0]));
  const palette = pngChunk('PLTE', Buffer.from([128, 64, 0, 255, 128, 0]));
  const wide = [halves[0].map((sample) => sample * 257), halves[1].map((sample) => sample * 257)] as const;
  return [
    png('gamma 1', { ...RGB8, halves, before: [gamma(1)] }, lighter),
    png('gamma 1, 16 bits', { ...pngLayout(RGB, 16), halves: wide, before: [gamma(1)] }, lighter),
    png('gamma 1, palette', { ...pngLayout(PALETTE, 8), before: [gamma(1), palette] }, lighter),
    png(
      'gamma 1, RGBA',
      {
        ...pngLayout(RGBA, 8),
        halves: [
          [...halves[0], 255],
          [...halves[1], 255],
        ],
        before: [gamma(1)],
      },
      lighter,
    ),
    png('gamma 1, grey', { ...pngLayout(GREY, 8), halves: [[128], [255]], before: [gamma(1)] }, [
      [188, 188, 188],
      [255, 255, 255],
    ]),
    png(
      'gamma 1, grey and alpha',
      {
        ...pngLayout(GREY_ALPHA, 8),
        halves: [
          [64, 255],
          [255, 255],
        ],
        before: [gamma(1)],
      },
      [
        [137, 137, 137],
        [255, 255, 255],
      ],
    ),
    png('gamma 1 before sRGB', { ...RGB8, halves, before: [gamma(1), sRgb] }, asIs),
    png('sRGB before gamma 1', { ...RGB8, halves, before: [sRgb, gamma(1)] }, asIs),
    png('the gamma of sRGB', { ...RGB8, halves, before: [gamma(0.45455)] }, asIs),
    png('gamma after its pixels', { ...RGB8, halves, after: [gamma(1)] }, asIs),
  ];
}

function pngVariants(): readonly ImageVariant[] {
  const kinds = PNG_KINDS.flatMap(([name, colourType, depths]) =>
    depths.flatMap((bitDepth) =>
      [false, true].map((isInterlaced) =>
        png(`${name}, ${bitDepth} bits${isInterlaced ? ', interlaced' : ''}`, {
          ...pngLayout(colourType, bitDepth),
          isInterlaced,
        }),
      ),
    ),
  );
  const chunks = PNG_CHUNKS.flatMap(([name, chunk]) => [
    png(`${name} before the pixels`, { ...RGB8, before: [chunk] }),
    png(`${name} after the pixels`, { ...RGB8, after: [chunk] }),
  ]);
  const orientations = Array.from({ length: 8 }, (_, index) => {
    const orientation = index + 1;
    const exif = pngChunk('eXIf', exifData(orientation, orientation % 2 === 0));
    return { ...png(`orientation ${orientation}`, { ...RGB8, before: [exif] }), ...turned(PNG_SIZE, orientation) };
  });
  return [
    ...kinds,
    ...chunks,
    ...orientations,
    png('a transparent colour', { ...RGB8, before: [pngChunk('tRNS', Buffer.from([0, 1, 0, 2, 0, 3]))] }),
    png('transparency of the palette', {
      ...pngLayout(PALETTE, 8),
      before: [PLTE, pngChunk('tRNS', Buffer.from([255, 255]))],
    }),
    ...gammaVariants(),
    png('a suggested palette', { ...RGB8, before: [PLTE] }),
    png(
      'one pixel',
      {
        ...RGB8,
        width: 1,
        height: 1,
        halves: [
          [0, 0, 255],
          [0, 0, 255],
        ],
      },
      [BLUE, BLUE],
    ),
    png('a thousand pixels in a row', { ...RGB8, width: 1_000, height: 1 }),
    png('an animation', { ...RGB8, before: [ACTL, frameChunk(0)], after: [frameChunk(1), FDAT] }),
    png('an orientation after the pixels, which browsers ignore', { ...RGB8, after: [pngChunk('eXIf', exifData(6))] }),
    { ...png('no end', RGB8), bytes: buildPng(RGB8).subarray(0, -12) },
    png('a wrong checksum of a text', { ...RGB8, before: [wrongSum] }),
    { ...png('bytes after its end', RGB8), bytes: Buffer.concat([buildPng(RGB8), Buffer.from('\0\0more')]) },
  ];
}

/** The colours left and right after applying an orientation. */
function turned({ width, height }: { readonly width: number; readonly height: number }, orientation: number) {
  const isTurned = orientation >= 5;
  // The second colour comes first if the image is mirrored or upside down.
  const isReversed = [2, 3, 7, 8].includes(orientation);
  const colours: ImageVariant['colours'] = isReversed ? [BLUE, RED] : [RED, BLUE];
  return { width: isTurned ? height : width, height: isTurned ? width : height, colours };
}

// ---- JPEG

/** Red and blue as YCbCr. */
const YCC: JpegLayout['halves'] = [
  [76, 85, 255],
  [29, 255, 107],
];
/** Red and blue as CMYK, inverted as Adobe's programs write it. */
const CMYK: JpegLayout['halves'] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
];
/** The same with the first three as YCbCr of the colours' complements. */
const YCCK: JpegLayout['halves'] = [
  [179, 171, 1, 255],
  [226, 1, 149, 255],
];
const JFIF = segment(0xe0, 'JFIF\0', 1, 1, 0, 0, 1, 0, 1, 0, 0);

const SAMPLINGS: readonly (readonly [string, NonNullable<JpegLayout['sampling']>])[] = [
  [
    '4:4:4',
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    '4:2:2',
    [
      [2, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    '4:4:0',
    [
      [1, 2],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    '4:2:0',
    [
      [2, 2],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    '4:1:1',
    [
      [4, 1],
      [1, 1],
      [1, 1],
    ],
  ],
];

const SEGMENTS: readonly (readonly [string, Buffer])[] = [
  ['a comment with HTML', segment(0xfe, '<html><body><script>alert(1)</script>')],
  ['an empty comment', segment(0xfe)],
  ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ['EXIF without entries', segment(0xe1, 'Exif\0\0II*\0', 8, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
  ['damaged EXIF', segment(0xe1, 'Exif\0\0damaged')],
  ['a damaged colour profile', segment(0xe2, 'ICC_PROFILE\0', 1, 1, 'damaged')],
  ['a picture of several', segment(0xe2, 'MPF\0damaged')],
  ['a thumbnail', segment(0xe0, 'JFXX\0', 0x10, Buffer.from([0xff, 0xd8, 0xff, 0xd9]))],
  ['Photoshop resources', segment(0xed, 'Photoshop 3.0\x008BIM')],
  ...Array.from({ length: 16 }, (_, index) => [`APP${index}`, segment(0xe0 + index, 'anything')] as const),
  ['two zeros', Buffer.from([0, 0])],
  ['fill bytes', Buffer.from([0xff, 0xff, 0xff])],
  ['FF 01', Buffer.from([0xff, 1])],
  ['FF 00', Buffer.from([0xff, 0])],
  ['a restart marker', Buffer.from([0xff, 0xd0])],
  ['a zero before a segment', Buffer.concat([Buffer.from([0]), segment(0xe1, 'anything')])],
  ['text between segments', Buffer.from('lost text')],
];

function jpeg(name: string, layout: Partial<JpegLayout>, colours: ImageVariant['colours'] = [RED, BLUE]): ImageVariant {
  return { name: `JPEG: ${name}`, bytes: buildJpeg({ halves: YCC, ...layout }), ...JPEG_SIZE, colours };
}

function jpegVariants(): readonly ImageVariant[] {
  const kinds = SAMPLINGS.flatMap(([name, sampling]) =>
    [false, true].flatMap((isProgressive) =>
      [0, 1, 3].map((restartInterval) =>
        jpeg(`${name}${isProgressive ? ', progressive' : ''}, restart interval ${restartInterval}`, {
          sampling,
          isProgressive,
          restartInterval,
          before: JFIF,
        }),
      ),
    ),
  );
  const segments = SEGMENTS.flatMap(([name, bytes]) => [
    // Browsers recognize a JPEG by its first three bytes, of which the third one starts a segment.
    ...(bytes[0] === 0xff ? [jpeg(`${name} first`, { before: Buffer.concat([bytes, JFIF]) })] : []),
    jpeg(`${name} before the frame`, { before: Buffer.concat([JFIF, bytes]) }),
    jpeg(`${name} before the pixels`, { before: JFIF, between: bytes }),
  ]);
  const orientations = Array.from({ length: 8 }, (_, index) => {
    const orientation = index + 1;
    const exif = segment(0xe1, 'Exif\0\0', exifData(orientation, orientation % 2 === 0));
    const size = turned(JPEG_SIZE, orientation);
    return { ...jpeg(`orientation ${orientation}`, { before: exif }), ...size };
  });
  const colourless = [false, true].map((isProgressive) =>
    jpeg(`grey${isProgressive ? ', progressive' : ''}`, { halves: [[0], [255]], isProgressive }, [BLACK, WHITE]),
  );
  const printed = [false, true].flatMap((isProgressive) => {
    const suffix = isProgressive ? ', progressive' : '';
    return [
      jpeg(`CMYK${suffix}`, { halves: CMYK, before: adobeSegment(0), isProgressive }),
      jpeg(`YCCK${suffix}`, { halves: YCCK, before: adobeSegment(2), isProgressive }),
      jpeg(`RGB${suffix}`, { halves: [[...RED], [...BLUE]], before: adobeSegment(0), isProgressive }),
    ];
  });
  return [
    ...kinds,
    ...segments,
    ...orientations,
    ...colourless,
    ...printed,
    jpeg('no segment of an application', {}),
    jpeg('no end', { before: JFIF, end: Buffer.alloc(0) }),
    jpeg('bytes after its end', { before: JFIF, end: Buffer.from('\xff\xd9\0\0more', 'latin1') }),
    jpeg('a second picture after its end', {
      before: JFIF,
      end: Buffer.concat([Buffer.from([0xff, 0xd9]), buildJpeg({ halves: YCC })]),
    }),
  ];
}

/** Images of all kinds that browsers display. */
export const imageVariants: readonly ImageVariant[] = [...pngVariants(), ...jpegVariants()];
