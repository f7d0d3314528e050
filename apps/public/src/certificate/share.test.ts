import { describe, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const page = ['Certificate', 'https://cpd.example/public/certificate/c1'] as const;

function stubClipboard(writeText: () => Promise<void>) {
  const clipboard = { writeText: vi.fn(writeText) };
  vi.stubGlobal('navigator', { clipboard });
  return clipboard;
}

describe('share', () => {
  test("sharing opens the system's share sheet if there is one", async () => {
    const sheet = vi.fn(async () => undefined);
    const clipboard = stubClipboard(async () => undefined);
    expect(await share(...page, { share: sheet })).toBe('shared');
    expect(sheet).toHaveBeenCalledWith({ title: page[0], url: page[1] });
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('sharing copies the URL if the system has no share sheet', async () => {
    const clipboard = stubClipboard(async () => undefined);
    expect(await share(...page, {})).toBe('copied');
    expect(clipboard.writeText).toHaveBeenCalledWith(page[1]);
  });

  test('sharing does nothing more when the user closes the sheet', async () => {
    const clipboard = stubClipboard(async () => undefined);
    const sheet = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await share(...page, { share: sheet })).toBe('shared');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('sharing copies the URL if the browser blocks the sheet, and says if it blocks that too', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    stubClipboard(async () => undefined);
    expect(await share(...page, { share: refuse })).toBe('copied');
    stubClipboard(refuse);
    expect(await share(...page, { share: refuse })).toBe('refused');
    vi.stubGlobal('navigator', {});
    expect(await share(...page, {})).toBe('refused');
  });
});
