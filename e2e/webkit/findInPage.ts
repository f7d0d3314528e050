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
    }
  | { readonly by: 'label' | 'placeholder' | 'text'; readonly value: Match; readonly exact?: boolean }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'place'; readonly place: number }
  | { readonly by: 'filter'; readonly hasText?: Match; readonly hasNotText?: Match };

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
        const { role, name, exact, level } = step;
        return library.queryAllByRole(scope, role, {
          ...(name !== undefined && { name: (found: string) => fits(found, name, exact) }),
          ...(level !== undefined && { level }),
        });
      }
      case 'label':
        return library.queryAllByLabelText(scope, (text) => fits(text, step.value, step.exact));
      case 'placeholder':
        return library.queryAllByPlaceholderText(scope, (text) => fits(text, step.value, step.exact));
      case 'text':
        return library.queryAllByText(scope, (text) => fits(text, step.value, step.exact));
      case 'css':
        return [...scope.querySelectorAll(step.selector)];
      default:
        return [];
    }
  }

  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.place, step.place === -1 ? undefined : step.place + 1);
    else if (step.by === 'filter') {
      const { hasText, hasNotText } = step;
      found = found.filter(
        ({ textContent }) =>
          (hasText === undefined || fits(textContent, hasText)) &&
          (hasNotText === undefined || !fits(textContent, hasNotText)),
      );
    } else found = [...new Set(found.flatMap((scope) => within(scope as HTMLElement, step)))];
  }
  return found;
}
