import { useEffect, useEffectEvent, useState } from 'react';
import type { BrowserPasskeys } from '../passkeys/browserPasskeys.ts';
import { useClient } from '../react/ClientContext.tsx';
import { signInWithPasskey } from './resource.ts';

export interface PasskeySuggestionsOptions {
  readonly isActive: boolean;
  readonly onSignIn: () => unknown;
  /** Receives why the passkey that the user has chosen could not be used. */
  readonly onFailure: (error: unknown) => void;
}

/** A challenge lasts five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Offers passkeys among the browser's suggestions for the user name, and signs in with the selected one. */
export function usePasskeySuggestions(
  passkeys: Pick<BrowserPasskeys, 'canSuggest' | 'suggest'>,
  { isActive, onSignIn, onFailure }: PasskeySuggestionsOptions,
): void {
  const client = useClient();
  const [round, setRound] = useState(0);

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    // After a sign-in the page stays until the next one has loaded.
    if (client.session.getSnapshot().isLoggedIn) return;
    if (!(await passkeys.canSuggest()) || signal.aborted) return;
    let isSelected = false;
    try {
      await signInWithPasskey(client, async (request) => {
        const passkey = await passkeys.suggest(request, signal);
        isSelected = true;
        return passkey;
      });
      onSignIn();
    } catch (error) {
      // The user does not know about a request that failed in the background. The timer repeats it.
      if (!isSelected) return;
      onFailure(error);
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
