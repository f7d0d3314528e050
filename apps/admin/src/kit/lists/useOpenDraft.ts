import type { Action } from '@cpd/api/client';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { LinkState } from './useReturnAddress.ts';

/** Gives what 'New' does: create a draft and open its form, once however often it is pressed. */
export function useOpenDraft(
  draft: Action<[Record<string, never>], string>,
  pathOf: (id: string) => string,
): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  return async () => {
    // The draft may exist already while its form is still loading.
    if (state !== 'idle') return;
    const outcome = await draft.run({});
    if (!outcome.isDone) return;
    await navigate(pathOf(outcome.answer), { state: { cameFrom: pathname + search, isNew: true } satisfies LinkState });
  };
}
