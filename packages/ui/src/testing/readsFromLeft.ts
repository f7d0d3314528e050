/** Whether the first character of an element's text is painted left of its last one. */
export function readsFromLeft({ firstChild: text }: HTMLElement): boolean {
  if (!(text instanceof Text)) throw new Error('The element has more than one text node.');
  const edgeOf = (place: number) => {
    const range = new Range();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect().left;
  };
  return edgeOf(0) < edgeOf(text.length - 1);
}
