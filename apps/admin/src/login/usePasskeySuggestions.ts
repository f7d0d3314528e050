import { useClient } from '@cpd/api/client';
import { signInWithPasskey } from '@cpd/api/signIn';
import { useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useEffectEvent, useState } from 'react';
import { canSuggestPasskeys, suggestPasskeys } from './passkeys.ts';

/** A challenge lasts five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Offers passkeys among the browser's suggestions for the user name, and signs in with the selected one. */
export function usePasskeySuggestions(isActive: boolean, onSignIn: () => unknown): void {
  const client = useClient();
  const { reportFailure } = useModal();
  const [round, setRound] = useState(0);

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    // After a sign-in the page stays until the next one has loaded.
    if (client.session.getSnapshot().isLoggedIn) return;
    if (!(await canSuggestPasskeys()) || signal.aborted) return;
    let isSelected = false;
    try {
      await signInWithPasskey(client, async (request) => {
        const passkey = await suggestPasskeys(request, signal);
        isSelected = true;
        return passkey;
      });
      onSignIn();
    } catch (error) {
      // The user does not know about a request that failed in the background. The timer repeats it.
      if (!isSelected) return;
      reportFailure(error);
      setRound(round + 1);
    }
  });

  useEffect(() => {
    if (!isActive) return;
    const leaving = new AbortController();
    void suggest(leaving.signal);
    const timer = setTimeout(() => setRound(round + 1), RENEWAL_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isActive, round]);
}
