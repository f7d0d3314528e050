import { readCaptchaChallenge } from '@cpd/api/captcha';
import { useClient } from '@cpd/api/client';
import { useEffect, useRef } from 'react';
import type { Captcha } from './captcha/Captcha.ts';
import { openCaptcha } from './captcha/openCaptcha.ts';

/** Keeps the captcha at work while the page is open; the answer asks it for a token. */
export function useCaptcha(): () => Promise<string> {
  const client = useClient();
  const captcha = useRef<Captcha>(null);
  useEffect(() => {
    const opened = openCaptcha((signal) => readCaptchaChallenge(client, signal));
    captcha.current = opened;
    return () => opened.close();
  }, [client]);
  return async () => (await captcha.current?.execute()) ?? '';
}
