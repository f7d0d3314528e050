import { readCaptchaChallenge } from '@cpd/api/captcha';
import { ApiError, useClient } from '@cpd/api/client';
import { useEffect, useRef } from 'react';
import type { Captcha } from './captcha/Captcha.ts';
import { openCaptcha } from './captcha/openCaptcha.ts';

const CAPTCHA_FAILED = 'The captcha could not be completed. Check your connection and try again.';

/** Keeps the captcha at work while the page is open; the result asks it for a token, or for one of more work. @throws ApiError */
export function useCaptcha(): (level?: 'hard') => Promise<string> {
  const client = useClient();
  const captcha = useRef<Captcha>(null);
  useEffect(() => {
    const opened = openCaptcha((signal) => readCaptchaChallenge(client, signal));
    captcha.current = opened;
    return () => opened.close();
  }, [client]);
  return async (level) => {
    const harder = level && openCaptcha((signal) => readCaptchaChallenge(client, signal, level));
    try {
      return (await (harder ?? captcha.current)?.execute()) ?? '';
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('malformed', { message: CAPTCHA_FAILED, cause });
    } finally {
      harder?.close();
    }
  };
}
