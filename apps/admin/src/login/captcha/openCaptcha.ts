import { AltchaCaptcha } from './AltchaCaptcha.ts';
import type { Captcha } from './Captcha.ts';
import { solveInWorkers } from './solveInWorkers.ts';
import { WidgetCaptcha } from './WidgetCaptcha.ts';

/**
 * Opens the captcha that this build was configured for (`VITE_CAPTCHA_PROVIDER`, `VITE_CAPTCHA_SITE_KEY`) and lets it
 * begin its work.
 */
export function openCaptcha(readChallenge: (signal: AbortSignal) => Promise<unknown>): Captcha {
  const siteKey = import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '';
  switch (import.meta.env.VITE_CAPTCHA_PROVIDER) {
    case 'recaptcha':
      return new WidgetCaptcha(async () => (await import('./recaptcha.ts')).loadRecaptcha(siteKey));
    case 'turnstile':
      return new WidgetCaptcha(async () => (await import('./turnstile.ts')).loadTurnstile(siteKey));
    case 'off':
      return { execute: async () => 'off', close() {} };
    default:
      return new AltchaCaptcha({ readChallenge, solve: solveInWorkers });
  }
}
