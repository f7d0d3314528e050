import type { CaptchaWidget } from './WidgetCaptcha.ts';

/** The API that the scripts of both providers have in common. */
interface Provider {
  render(container: HTMLElement, options: WidgetOptions): unknown;
  reset(widget: unknown): void;
  execute(widget: unknown): void;
  /** Calls back once widgets can be rendered. Turnstile needs no waiting, and its `ready` rejects async scripts. */
  ready?(callback: () => void): void;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Provider;
    turnstile?: Provider;
  }
}

/** The script of each provider, its global variable, and the options for an invisible widget. */
const PROVIDERS = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    variable: 'grecaptcha',
    waitsForReady: true,
    look: { size: 'invisible' },
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    variable: 'turnstile',
    waitsForReady: false,
    look: { execution: 'execute', appearance: 'interaction-only' },
  },
} as const;

const LOAD_TIMEOUT_MS = 30_000;

/**
 * Loads the invisible widget of Google reCAPTCHA or Cloudflare Turnstile.
 * @throws if its script cannot be loaded
 */
export async function loadWidget(name: keyof typeof PROVIDERS, siteKey: string): Promise<CaptchaWidget> {
  const { script, variable, waitsForReady, look } = PROVIDERS[name];
  await loadScript(script);
  const provider = window[variable];
  if (!provider) throw new Error(`The script of ${name} did not start.`);
  if (waitsForReady) await new Promise<void>((resolve) => provider.ready?.(resolve));
  let handleToken = (_token: string) => {};
  let fail = () => {};
  const handleFailure = () => fail();
  const widget = provider.render(document.body.appendChild(document.createElement('div')), {
    ...look,
    sitekey: siteKey,
    callback: (token) => handleToken(token),
    'error-callback': handleFailure,
    'expired-callback': handleFailure,
    'timeout-callback': handleFailure,
  });
  return {
    ask(onToken, onFailure) {
      handleToken = onToken;
      fail = onFailure;
      provider.reset(widget);
      provider.execute(widget);
    },
  };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error(`The captcha's script could not be loaded from ${address}.`));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
