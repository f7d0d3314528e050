import type { Action } from '@cpd/api/client';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkState } from './useReturnAddress.ts';

/** Gives what 'New' does: create a draft and open its form, once however often it is pressed. */
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
    // Until the form is there: the draft exists already while the form is still loading.
    if (isOpening.current) return;
    isOpening.current = true;
    await open().finally(() => {
      isOpening.current = false;
    });
  };
}
