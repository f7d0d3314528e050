import type { Action } from '@cpd/api/client';
import { useHost } from '@cpd/ui/Host';
import { useConfirmLeaving } from '@cpd/ui/UnsavedChanges';
import { useRef } from 'react';
import { typeAhead } from '../keyboard/typeAhead.ts';
import type { LinkState } from './useReturnPath.ts';

/**
 * Returns the handler of 'New', which creates a draft and opens its form, after a confirmation if that loses changes.
 * Further presses in the meantime do nothing.
 */
export function useOpenDraft(
  draft: Action<[Record<string, never>], string>,
  pathOf: (id: string) => string,
): () => Promise<void> {
  const { navigate, navigationEnd, useLocation } = useHost();
  const { path, search } = useLocation();
  const confirmLeaving = useConfirmLeaving();
  const isOpening = useRef(false);

  async function open() {
    const discard = await confirmLeaving();
    if (!discard) return;
    typeAhead(() => isOpening.current);
    const outcome = await draft.run({});
    if (!outcome.isDone) return;
    // Only now: if nothing is opened, the changes stay.
    discard();
    await navigate(pathOf(outcome.response), {
      state: { cameFrom: path + search, isNew: true } satisfies LinkState,
    });
    await navigationEnd();
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
