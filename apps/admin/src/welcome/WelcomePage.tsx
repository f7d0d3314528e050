import { readWelcome, useChoosePassword } from '@cpd/api/administrators';
import { ApiError, useClient } from '@cpd/api/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLeave } from '../kit/useLeave.ts';
import { type Welcome, WelcomeScreen } from './WelcomeScreen.tsx';

const NO_TOKEN = 'The link is not complete. Open it as you got it, or ask an administrator for a new one.';

/** Chooses a password by the link's token, then leads to the sign-in page. */
export function WelcomePage() {
  const client = useClient();
  const { goToLogin } = useLeave();
  const choose = useChoosePassword();
  // Browsers send what follows the '#' to no one (rule AM4).
  const token = useLocation().hash.slice(1);
  const [attempt, setAttempt] = useState(0);
  const [welcome, setWelcome] = useState<Welcome>({ state: 'checking' });

  useEffect(() => {
    if (token === '') return setWelcome({ state: 'closed', reason: NO_TOKEN });
    const leaving = new AbortController();
    setWelcome({ state: 'checking' });
    readWelcome(client, token, leaving.signal).then(
      ({ username }) => setWelcome({ state: 'open', username }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const { message, status } = error instanceof ApiError ? error : new ApiError('malformed');
        const isFinal = status === 403;
        setWelcome({ state: 'closed', reason: message, onRetry: isFinal ? undefined : () => setAttempt((n) => n + 1) });
      },
    );
    return () => leaving.abort();
  }, [client, token, attempt]);

  async function handleChoose(newPassword: string) {
    if (welcome.state !== 'open') return;
    const { isDone } = await choose.run({ token, newPassword });
    if (!isDone) return;
    if (client.session.getSnapshot().isLoggedIn) setWelcome({ ...welcome, state: 'chosen' });
    else goToLogin('passwordChosen');
  }

  return <WelcomeScreen welcome={welcome} isChoosing={choose.isRunning} onChoose={(next) => void handleChoose(next)} />;
}
