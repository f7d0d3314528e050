import type { Page } from '@playwright/test';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGMwTjuDBzGMSmNDADmai3Wqq7yLAAAAAElFTkSuQmCC';

/** A PNG of 10 by 10 pixels. */
export function png(name: string): Upload {
  return { name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
}

/** A PDF of one empty page. */
export function pdf(name: string): Upload {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + end) };
}

/** Selects files in the drop zone with that label, by its button. */
export async function chooseFiles(page: Page, zone: string, ...files: Upload[]): Promise<void> {
  await page.getByRole('group', { name: zone }).locator('input[type="file"]').setInputFiles(files);
}
