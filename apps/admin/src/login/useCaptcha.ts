import { readCaptchaChallenge } from '@cpd/api/captcha';
import { ApiError, useClient } from '@cpd/api/client';
import { Code } from '@cpd/ui/Code';
import { sentence } from '@cpd/ui/language';
import ProofWorker from 'altcha/workers/pbkdf2?worker';
import { solveChallengeWorkers } from 'altcha-lib';
import { useEffect, useRef } from 'react';
import { appSettings } from '../appSettings.ts';
import { AltchaCaptcha } from './captcha/AltchaCaptcha.ts';
import type { Captcha } from './captcha/Captcha.ts';
import { WidgetCaptcha } from './captcha/WidgetCaptcha.ts';

const widgets = new Code(() => import('./captcha/loadWidget.ts'));

/** Browsers do not offer cryptography to pages on plain HTTP, except on localhost. */
export function hasSecureContext(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export const NEEDS_HTTPS = sentence('Sign-in needs HTTPS. Open this page with an address that begins with https://.');

const CAPTCHA_FAILED = sentence('The captcha could not be completed. Check your connection and try again.');

/**
 * Runs the captcha while the page is open. Returns a function that requests a token, or one of a harder challenge.
 * @throws ApiError
 */
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
      throw cause instanceof ApiError
        ? cause
        : new ApiError('malformed', { message: hasSecureContext() ? CAPTCHA_FAILED : NEEDS_HTTPS, cause });
    } finally {
      harder?.close();
    }
  };
}

/** Opens the captcha of this installation and starts it. */
function openCaptcha(readChallenge: (signal: AbortSignal) => Promise<unknown>): Captcha {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey } = appSettings();
  switch (provider) {
    case 'recaptcha':
    case 'turnstile':
      return new WidgetCaptcha(async () => (await widgets.loadOrReload()).loadWidget(provider, siteKey));
    case 'off':
      return { execute: async () => 'off', close() {} };
    default:
      return new AltchaCaptcha({
        readChallenge,
        // In a worker and on one core, so that typing stays smooth.
        solve: (challenge, controller) =>
          solveChallengeWorkers({ challenge, controller, concurrency: 1, createWorker: () => new ProofWorker() }),
      });
  }
}
