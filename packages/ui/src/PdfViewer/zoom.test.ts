// @vitest-environment node
import { expect, it } from 'vitest';
import { fitZoom, parsePageNumber, ZOOM_STEPS, zoomedIn, zoomedOut, zoomText } from './zoom.ts';

it('zoom steps up and down and stays at both ends', () => {
  expect(zoomedIn(1)).toBe(1.1);
  expect(zoomedIn(1.03)).toBe(1.1);
  expect(zoomedOut(1.03)).toBe(1);
  expect(zoomedIn(4)).toBe(4);
  expect(zoomedOut(0.25)).toBe(0.25);
});

it('zoom reaches every step from the smallest, and back', () => {
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

it('zoom fits a page between its margins', () => {
  expect(fitZoom(75, 100 + 24)).toBe(1);
  expect(fitZoom(75, 0)).toBe(0.25);
  expect(fitZoom(1, 10_000)).toBe(4);
});

it('zoom is written in whole per cent', () => {
  expect(zoomText(1.333)).toBe('133 %');
});

it.each([
  ['7', 7],
  ['7abc', 7],
  ['0', 1],
  ['999', 300],
  ['', null],
  ['page', null],
])('parsePageNumber reads "%s" as %s', (text, page) => {
  expect(parsePageNumber(text, 300)).toBe(page);
});
