import { buildPdf } from './buildPdf.ts';

export function samplePdf({ pages = 1, isLocked = false } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const secret = '0'.repeat(64);
  const lock = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${secret}>/U<${secret}>/P -4>>`;
  return buildPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
      ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
    ],
    { trailer: isLocked ? lock : '' },
  );
}
