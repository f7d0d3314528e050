import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutPages, scrollTopOf } from './pageLayout.ts';
import { usePageWindow } from './usePageWindow.ts';

const sizes = Array.from({ length: 300 }, () => ({ width: 75, height: 150 }));
const small = layoutPages(sizes, 1);
const large = layoutPages(sizes, 4);
const unmeasured = layoutPages([], 1);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function nextFrame() {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
}

function follow(layout: typeof small) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: 600 });
  const scroller = { current: element };
  const { result, rerender } = renderHook((props) => usePageWindow(scroller, props.layout, props.height), {
    initialProps: { layout, height: 600 },
  });
  const scrollTo = (scrollTop: number) => {
    nextFrame();
    act(() => {
      element.scrollTop = scrollTop;
      element.dispatchEvent(new Event('scroll'));
    });
  };
  const goTo = (page: number) =>
    act(() => {
      result.current.goTo(page);
      element.dispatchEvent(new Event('scroll'));
    });
  return { element, result, rerender, scrollTo, goTo };
}

it('usePageWindow names the pages that are seen and follows the scrolling', () => {
  const { result, scrollTo } = follow(small);
  expect(result.current).toMatchObject({ first: 0, current: 0 });
  scrollTo(100 * 212);
  expect(result.current.current).toBe(100);
  expect(result.current.first).toBeGreaterThan(97);
  expect(result.current.last).toBeLessThan(106);
});

it('usePageWindow keeps its place when the pages grow', () => {
  const { element, result, rerender, goTo } = follow(small);
  goTo(216);
  rerender({ layout: large, height: 600 });
  expect(element.scrollTop).toBe(scrollTopOf(large.boxes, { page: 216, part: 0 }));
  expect(result.current.current).toBe(216);
});

it('usePageWindow goes where it was sent before the window was measured', () => {
  const { element, result, rerender, goTo } = follow(unmeasured);
  expect(result.current.last).toBe(-1);
  goTo(216);
  rerender({ layout: large, height: 600 });
  expect(element.scrollTop).toBe(scrollTopOf(large.boxes, { page: 216, part: 0 }));
  expect(result.current.current).toBe(216);
});

it('usePageWindow insists on its place where the browser clamps it to the height before', () => {
  const { element, result, rerender, goTo } = follow(small);
  goTo(216);
  nextFrame();
  rerender({ layout: large, height: 600 });
  act(() => {
    element.scrollTop = small.height - 600;
    element.dispatchEvent(new Event('scroll'));
  });
  nextFrame();
  expect(element.scrollTop).toBe(scrollTopOf(large.boxes, { page: 216, part: 0 }));
  expect(result.current.current).toBe(216);
});

it('usePageWindow finds its place again after the window was hidden', () => {
  const { element, result, rerender, goTo, scrollTo } = follow(small);
  goTo(42);
  rerender({ layout: unmeasured, height: 0 });
  scrollTo(0);
  rerender({ layout: small, height: 600 });
  expect(element.scrollTop).toBe(scrollTopOf(small.boxes, { page: 42, part: 0 }));
  expect(result.current.current).toBe(42);
});
