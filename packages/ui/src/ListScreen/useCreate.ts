import { useRef } from 'react';
import { useHost } from '../Host/index.ts';
import { typeAhead } from '../Shortcuts/index.ts';
import { useConfirmLeaving } from '../UnsavedChanges/index.ts';
import type { LinkState } from './useReturnPath.ts';

/** Creates an item; the response is its id. */
export interface CreateAction {
  readonly run: (input: Record<string, never>) => Promise<CreateOutcome>;
}

type CreateOutcome = { readonly isDone: true; readonly response: string } | { readonly isDone: false };

/**
 * Returns the handler of 'New', which creates a draft and opens its form, after a confirmation if that loses changes.
 * Further presses in the meantime do nothing.
 */
export function useCreate(create: CreateAction, pathOf: (id: string) => string): () => Promise<void> {
  const { navigate, navigationEnd, useLocation } = useHost();
  const { path, search } = useLocation();
  const confirmLeaving = useConfirmLeaving();
  const isOpening = useRef(false);

  async function open() {
    const discard = await confirmLeaving();
    if (!discard) return;
    typeAhead(() => isOpening.current);
    const outcome = await create.run({});
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
