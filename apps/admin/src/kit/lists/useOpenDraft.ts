import type { Action } from '@cpd/api/client';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkState } from './useReturnPath.ts';

/** Returns the handler of 'New', which creates a draft and opens its form. Further presses in the meantime do nothing. */
export function useOpenDraft(
  draft: Action<[Record<string, never>], string>,
  pathOf: (id: string) => string,
): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOpening = useRef(false);

  async function open() {
    const outcome = await draft.run({});
    const state: LinkState = { cameFrom: pathname + search, isNew: true };
    if (outcome.isDone) await navigate(pathOf(outcome.response), { state });
  }

  return async () => {
    // Blocked until the form is open: a second draft could be created while the first form loads.
    if (isOpening.current) return;
    isOpening.current = true;
    await open().finally(() => {
      isOpening.current = false;
    });
  };
}
