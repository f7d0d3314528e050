// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fitZoom, parsePageNumber, ZOOM_STEPS, zoomedIn, zoomedOut, zoomText } from './zoom.ts';

describe('zoom', () => {
  it('steps up and down and stays at both ends', () => {
    expect(zoomedIn(1)).toBe(1.1);
    expect(zoomedIn(1.03)).toBe(1.1);
    expect(zoomedOut(1.03)).toBe(1);
    expect(zoomedIn(4)).toBe(4);
    expect(zoomedOut(0.25)).toBe(0.25);
  });

  it('reaches every step from the smallest, and back', () => {
    const up = [...ZOOM_STEPS];
    let zoom = zoomedOut(0);
    for (const step of up) {
      expect(zoom).toBe(step);
      zoom = zoomedIn(zoom);
    }
    for (const step of up.toReversed()) {
      expect(zoom).toBe(step);
      zoom = zoomedOut(zoom);
    }
  });

  it('fits a page between its margins', () => {
    expect(fitZoom(75, 100 + 24)).toBe(1);
    expect(fitZoom(75, 0)).toBe(0.25);
    expect(fitZoom(1, 10_000)).toBe(4);
  });

  it('is written in whole per cent', () => {
    expect(zoomText(1.333)).toBe('133 %');
  });
});

describe('parsePageNumber', () => {
  it.each([
    ['7', 7],
    ['7abc', 7],
    ['0', 1],
    ['999', 300],
    ['', null],
    ['page', null],
  ])('reads "%s" as %s', (text, page) => {
    expect(parsePageNumber(text, 300)).toBe(page);
  });
});
