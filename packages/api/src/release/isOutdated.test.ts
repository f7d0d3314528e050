import { describe, expect, it } from 'vitest';
import { isOutdated } from './isOutdated.ts';

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;

describe('isOutdated', () => {
  it.each([
    ['the same script', new Response(page('/assets/index-1.js')), false],
    ['another script', new Response(page('/assets/index-2.js')), true],
    ['an error', new Response(page('/assets/index-2.js'), { status: 503 }), false],
    ['something that is no page', new Response('Maintenance'), false],
  ])('a site with %s', async (_, answer, expected) => {
    expect(await isOutdated('/', '/assets/index-1.js', async () => answer)).toBe(expected);
  });

  it('isOutdated says nothing of a site that cannot be reached', async () => {
    expect(await isOutdated('/', '/assets/index-1.js', () => Promise.reject(new TypeError('offline')))).toBe(false);
  });
});
