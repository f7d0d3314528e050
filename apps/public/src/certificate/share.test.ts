// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const page = ['Certificate', 'https://cpd.example/public/certificate/c1'] as const;

describe('share', () => {
  test("sharing opens the system's share sheet if there is one", async () => {
    const sheet = vi.fn(async () => undefined);
    const clipboard = { writeText: vi.fn(async () => undefined) };
    expect(await share(...page, { share: sheet, clipboard })).toBe(false);
    expect(sheet).toHaveBeenCalledWith({ title: page[0], url: page[1] });
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('sharing copies the URL if the system has no share sheet', async () => {
    const clipboard = { writeText: vi.fn(async () => undefined) };
    expect(await share(...page, { clipboard })).toBe(true);
    expect(clipboard.writeText).toHaveBeenCalledWith(page[1]);
  });

  test('sharing reports no copy when the user or the browser declines', async () => {
    const reject = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await share(...page, { share: reject })).toBe(false);
    expect(await share(...page, { clipboard: { writeText: reject } })).toBe(false);
    expect(await share(...page, {})).toBe(false);
  });
});
