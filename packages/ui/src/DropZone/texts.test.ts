import { describe, expect, test } from 'vitest';
import { imageKind, pdfKind } from './fileKinds.fixture.ts';
import { hint, percentDone, rejectionAdvice, replacementHint, verdictText } from './texts.ts';

describe('texts of the drop zone', () => {
  test('the drop zone names the accepted files and the maximum size', () => {
    expect(hint(imageKind, false)).toBe('Drop, paste or choose a PNG or JPEG, up to 10\u00a0MB.');
    expect(hint(pdfKind, true)).toBe('Drop, paste or choose PDF files, up to 50\u00a0MB each.');
  });

  test('the drop zone says how to replace a file that is shown elsewhere', () => {
    expect(replacementHint(imageKind)).toBe(
      'To replace it, drop, paste or choose another PNG or JPEG, up to 10\u00a0MB.',
    );
  });

  test('the drop zone says what a drop would do, and nothing without a drag', () => {
    expect(verdictText('none', imageKind)).toBe('');
    expect(verdictText('accept', imageKind)).toBe('Drop to upload.');
    expect(verdictText('reject', pdfKind)).toBe('Not accepted: only PDF files can be dropped here.');
  });

  test('the drop zone rounds a limit to megabytes', () => {
    const kind = { ...imageKind, maxBytes: 1e7 };
    for (const text of [hint(kind, false), replacementHint(kind), rejectionAdvice(kind, true)]) {
      expect(text).toMatch(/up to 9\.5\u00a0MB/i);
    }
  });

  test.each([
    [0, 100, 0],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1200, 1000, 100],
    [5, 0, null],
  ])('the drop zone rounds %d of %d bytes down to %s percent', (loaded, total, percent) => {
    expect(percentDone(loaded, total)).toBe(percent);
  });
});
