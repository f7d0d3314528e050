import { AltchaCaptcha, type OpenCaptcha, WidgetCaptcha } from '@cpd/api/captcha';
import { Code } from '@cpd/ui/Code';
import ProofWorker from 'altcha/workers/pbkdf2?worker';
import { solveChallengeWorkers } from 'altcha-lib';
import { appSettings } from '../appSettings.ts';

const widgets = new Code(() => import('@cpd/api/captcha/widget'));

/** Opens the captcha of this installation. */
export const openCaptcha: OpenCaptcha = (readChallenge) => {
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
};
