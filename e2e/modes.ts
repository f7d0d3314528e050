// Each function runs in the page, without closures, and returns the elements that violate the mode.

/** Text that is drawn over other text or an image, or clipped by its container; deliberate ellipses are allowed. */
export function obscuredTexts(): string[] {
  const isExempt = (element: Element) => element.closest('.textLayer, svg, [aria-hidden="true"]') !== null;
  const positionOf = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const { position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') return position;
    }
    return 'static';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: string; element: Element; rect: DOMRect; lines: readonly DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || isExempt(element) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) texts.push({ text, element, rect, lines: [...range.getClientRects()] });
  }

  function isCutOff({ element, rect }: { element: Element; rect: DOMRect }): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      if (/auto|scroll/.test(style.overflow)) return false;
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      // Visually hidden texts are one pixel wide.
      if (/hidden|clip/.test(style.overflow) && width > 1) {
        // Lines are higher than their letters.
        const slack = rect.height / 4;
        return rect.left < left - 2 || rect.right > right + 2 || rect.top < top - slack || rect.bottom > bottom + slack;
      }
      if (/hidden|clip/.test(style.overflow)) return false;
    }
    return false;
  }

  const isHidden = ({ element }: { element: Element }) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.clip !== 'auto' || style.opacity === '0') return true;
    }
    return false;
  };
  /** The part of a text that is not clipped by its scroll container or its ellipsis. */
  const seen = ({ text, element, rect, lines }: (typeof texts)[number]) => {
    let { left, right, top, bottom } = rect;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const frame = box.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    const shown = new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
    return { text, element, rect: shown, lines };
  };

  const isSharing = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 3;

  type Text = (typeof texts)[number];
  const areInOneText = (...both: Text[]) =>
    new Set(both.map(({ element }) => element.parentElement)).size === 1 &&
    both.every(({ element }) => getComputedStyle(element).display === 'inline');
  const shown = texts.filter((text) => !isHidden(text));
  const still = shown.map(seen).filter(({ element }) => positionOf(element) === 'static');
  const overlapping = still.flatMap((one, place) =>
    still.slice(place + 1).flatMap((other) => {
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Spans of one text share lines, so that their boxes overlap where it wraps.
      const isFlowing =
        one.element.contains(other.element) || other.element.contains(one.element) || areInOneText(one, other);
      const isOver =
        !isFlowing &&
        width > 2 &&
        height > Math.min(one.rect.height, other.rect.height) / 3 &&
        // What follows a text that wraps stands beside its last line.
        one.lines.some((line) => other.lines.some((another) => isSharing(line, another)));
      return isOver ? [`“${one.text}” and “${other.text}” lie over each other`] : [];
    }),
  );
  const pictures = [...document.querySelectorAll('canvas, img')]
    .filter((picture) => !isExempt(picture))
    .map((picture) => seen({ text: '', element: picture, rect: picture.getBoundingClientRect(), lines: [] }).rect);
  const covered = still.filter(({ rect }) =>
    pictures.some((picture) => {
      const width = Math.min(rect.right, picture.right) - Math.max(rect.left, picture.left);
      const height = Math.min(rect.bottom, picture.bottom) - Math.max(rect.top, picture.top);
      return width > 2 && height > rect.height / 3;
    }),
  );
  return [
    ...shown.filter(isCutOff).map(({ text }) => `“${text}” is cut off`),
    ...covered.map(({ text }) => `“${text}” and a picture lie over each other`),
    ...overlapping,
  ];
}

/** Words of buttons and of the navigation that are broken over two lines. */
export function brokenWords(language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const broken: string[] = [];
  for (const control of document.querySelectorAll('button, nav a')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { segment, index } of words.segment(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (segment.trim() !== '' && lines.size > 1) broken.push(`“${segment}” of “${node.textContent}” is broken`);
      }
    }
  }
  return broken;
}

/** Elements in the tab order without a visible focus ring. */
export async function elementsWithoutFocusRing(): Promise<string[]> {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  const missing: string[] = [];
  for (const element of all) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    element.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (document.activeElement !== element) continue;
    const near = [element, element.parentElement, element.parentElement?.parentElement];
    const drawn = near.flatMap((box) => [
      ...(box ? [box] : []),
      ...(box?.nextElementSibling ? [box.nextElementSibling] : []),
    ]);
    const hasRing = drawn.some((box) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!hasRing) missing.push(element.outerHTML.slice(0, 160));
  }
  return missing;
}

/** Animations that are too long for reduced motion. */
export function animatedElements(): string[] {
  const seconds = (list: string) =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) / (time.trim().endsWith('ms') ? 1000 : 1)));
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && seconds(animationDuration) > 0.001) || seconds(transitionDuration) > 0.001;
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Targets of less than 40 px on touch; a link within a sentence has the height of its line. */
export function smallTargets(): string[] {
  const MIN_SIZE = 40;
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
  const small: string[] = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    if (isInSentence(element)) continue;
    const target = element.closest('label') ?? element;
    const isHit = (x: number, y: number) => target.contains(document.elementFromPoint(x, y));
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Elements that are hidden until they are focused are for the keyboard.
    if (!isHit(x, y)) continue;
    const reach = (right: number, down: number) => {
      let steps = 0;
      while (steps < MIN_SIZE && isHit(x + right * (steps + 1), y + down * (steps + 1))) steps += 1;
      return steps;
    };
    // The middle counts too, because an edge may be between two pixels.
    const size = { width: reach(-1, 0) + 1 + reach(1, 0), height: reach(0, -1) + 1 + reach(0, 1) };
    if (Math.min(size.width, size.height) >= MIN_SIZE - 1) continue;
    small.push(`${size.width} × ${size.height}: ${element.outerHTML.slice(0, 160)}`);
  }
  return small;
}

/** Controls that are visible only on hover. */
export function hoverOnlyTargets(): string[] {
  return [...document.querySelectorAll('a[href], button')]
    .filter((element) => {
      if (element.matches(':disabled')) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).opacity === '0') return true;
      }
      return false;
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
