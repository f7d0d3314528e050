import { describe, expect, test, vi } from 'vitest';
import { isOutdated } from './isOutdated.ts';

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;

describe('isOutdated', () => {
  test.each([
    ['the same script', false, new Response(page('/assets/index-1.js'))],
    ['another script', true, new Response(page('/assets/index-2.js'))],
    ['an error', false, new Response(page('/assets/index-2.js'), { status: 503 })],
    ['something that is no page', false, new Response('Maintenance')],
  ])('a site that returns %s is outdated: %s', async (_, expected, response) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    expect(await isOutdated('/', '/assets/index-1.js')).toBe(expected);
  });

  test('isOutdated is false for a site that cannot be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    expect(await isOutdated('/', '/assets/index-1.js')).toBe(false);
  });
});
