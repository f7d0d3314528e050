import type { queries } from '@testing-library/dom';

/** What a name or a text is compared with; a pattern comes in its parts, as it is sent to the page. */
export type Match = string | { readonly source: string; readonly flags: string };

/** One step on the way from the page to an element. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Match;
      readonly exact?: boolean;
      readonly level?: number;
      readonly disabled?: boolean;
    }
  | { readonly by: 'label' | 'placeholder' | 'text'; readonly value: Match; readonly exact?: boolean }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'place'; readonly place: number }
  | { readonly by: 'filter'; readonly hasText?: Match; readonly hasNotText?: Match; readonly has?: readonly Step[] }
  | { readonly by: 'and'; readonly steps: readonly Step[] }
  | { readonly by: 'or'; readonly ways: readonly (readonly Step[])[] };

/** Finds elements as Playwright's locators do. It runs in the page, where Testing Library has been loaded before. */
export function findInPage(steps: readonly Step[]): Element[] {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof queries }).TestingLibraryDom;

  function fits(text: string | null | undefined, match: Match, exact = false): boolean {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim();
    if (typeof match !== 'string') return new RegExp(match.source, match.flags).test(plain);
    return exact ? plain === match : plain.toLowerCase().includes(match.toLowerCase());
  }

  function within(scope: HTMLElement, step: Step): Element[] {
    switch (step.by) {
      case 'role': {
        const { role, name, exact, level, disabled } = step;
        const all = library.queryAllByRole(scope, role, {
          ...(name !== undefined && { name: (found: string) => fits(found, name, exact) }),
          ...(level !== undefined && { level }),
        });
        // Testing Library takes every header and footer for the page's own.
        const isPart = (element: Element) =>
          /^(HEADER|FOOTER)$/.test(element.tagName) && element.closest('article, aside, main, nav, section') !== null;
        // Testing Library takes an anchor for a link only where its address is not empty.
        const unseen = role === 'link' ? [...scope.querySelectorAll<HTMLElement>('a[href=""]')] : [];
        all.push(...unseen.filter(({ textContent }) => name === undefined || fits(textContent, name, exact)));
        return all.filter(
          (element) => !isPart(element) && (disabled === undefined || element.matches(':disabled') === disabled),
        );
      }
      case 'label':
        return library.queryAllByLabelText(scope, (text) => fits(text, step.value, step.exact));
      case 'placeholder':
        return library.queryAllByPlaceholderText(scope, (text) => fits(text, step.value, step.exact));
      case 'text':
        return library.queryAllByText(scope, (text) => fits(text, step.value, step.exact), {
          ignore: 'script, style, head *',
        });
      case 'css':
        return [...(scope === document.documentElement ? document : scope).querySelectorAll(step.selector)];
      default:
        return [];
    }
  }

  function follow(start: Element, path: readonly Step[]): Element[] {
    let found = [start];
    for (const step of path) {
      if (step.by === 'place') found = found.slice(step.place, step.place === -1 ? undefined : step.place + 1);
      else if (step.by === 'and') {
        const others = follow(document.documentElement, step.steps);
        found = found.filter((element) => others.includes(element));
      } else if (step.by === 'or') found = step.ways.flatMap((way) => follow(start, way));
      else if (step.by === 'filter') {
        const { hasText, hasNotText, has } = step;
        found = found.filter(
          (element) =>
            (hasText === undefined || fits(element.textContent, hasText)) &&
            (hasNotText === undefined || !fits(element.textContent, hasNotText)) &&
            (has === undefined || follow(element, has).length > 0),
        );
      } else found = [...new Set(found.flatMap((scope) => within(scope as HTMLElement, step)))];
    }
    return found;
  }

  return follow(document.documentElement, steps);
}
