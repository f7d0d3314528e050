/** Whether the content of an element overflows it. */
export function isCut(element: Element, side: 'width' | 'height' = 'width'): boolean {
  return side === 'width'
    ? element.scrollWidth > element.clientWidth
    : // A line box may be a pixel higher than its line.
      element.scrollHeight > element.clientHeight + 1;
}
