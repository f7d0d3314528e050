const PNG_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel. */
export function samplePng(): File {
  const bytes = Uint8Array.from(atob(PNG_BASE64), (character) => character.charCodeAt(0));
  return new File([bytes], 'contract-check.png', { type: 'image/png' });
}

/** A PDF of one empty page. */
export function samplePdf(): File {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((content, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `${table}trailer\n<</Root 1 0 R/Size 4>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text], 'contract-check.pdf', { type: 'application/pdf' });
}

/** A text that calls itself an image. */
export function sampleFraud(): File {
  return new File(['This is not an image.'], 'contract-check.png', { type: 'image/png' });
}

/** Four choices, the second of them correct. */
export const sampleChoices = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ text, isCorrect: index === 1 }));
