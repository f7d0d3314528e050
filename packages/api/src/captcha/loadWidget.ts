import { ApiError } from '../http/ApiError.ts';
import type { CaptchaWidget } from './WidgetCaptcha.ts';

/** The API that the scripts of both providers have in common. */
interface Provider {
  render(container: HTMLElement, options: WidgetOptions): unknown;
  reset(widget: unknown): void;
  execute(widget: unknown): void;
  /** reCAPTCHA has none. */
  remove?(widget: unknown): void;
  /** Calls back once widgets can be rendered. Turnstile needs no waiting, and its `ready` rejects async scripts. */
  ready?(callback: () => void): void;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
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

/** How long a token can take to arrive after its challenge has disappeared, in milliseconds. */
const TOKEN_TIMEOUT_MS = 2_000;

/**
 * Loads the invisible widget of Google reCAPTCHA or Cloudflare Turnstile.
 * @throws if its script cannot be loaded
 */
export async function loadWidget(name: keyof typeof PROVIDERS, siteKey: string): Promise<CaptchaWidget> {
  const { script, variable, waitsForReady, look } = PROVIDERS[name];
  if (!window[variable]) await loadScript(script);
  const provider = window[variable];
  if (!provider) throw new Error(`The script of ${name} did not start.`);
  if (waitsForReady) await new Promise<void>((resolve) => provider.ready?.(resolve));
  let request: PromiseWithResolvers<string> | undefined;
  const handleFailure = () => request?.reject(new Error('The captcha returned no token.'));
  const container = document.body.appendChild(document.createElement('div'));
  const widget = provider.render(container, {
    ...look,
    sitekey: siteKey,
    callback: (token) => request?.resolve(token),
    'error-callback': handleFailure,
    'expired-callback': handleFailure,
    'timeout-callback': handleFailure,
    'unsupported-callback': handleFailure,
  });
  const challenges = new MutationObserver(
    onChallengeHidden(() => {
      if (request) setTimeout(request.reject, TOKEN_TIMEOUT_MS, new ApiError('aborted'));
    }),
  );
  challenges.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  return {
    ask() {
      request = Promise.withResolvers();
      provider.reset(widget);
      provider.execute(widget);
      return request.promise;
    },
    close() {
      challenges.disconnect();
      request?.reject(new ApiError('aborted'));
      provider.remove?.(widget);
      container.remove();
      challengeFrame()?.closest('body > *')?.remove();
    },
  };
}

/** The frame of reCAPTCHA's challenge, in an element of its own on the page. */
function challengeFrame(): HTMLIFrameElement | undefined {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/recaptcha/"][src*="/bframe"]')].at(-1);
}

/** reCAPTCHA calls nothing when the user closes its challenge: it only hides it, as it does with a solved one. */
function onChallengeHidden(callback: () => void): () => void {
  let wasVisible = false;
  return () => {
    const frame = challengeFrame();
    const isVisible = frame !== undefined && getComputedStyle(frame).visibility === 'visible';
    if (wasVisible && !isVisible) callback();
    wasVisible = isVisible;
  };
}

/** Runs a script, whose element is not needed any longer once it has run. */
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
      script.remove();
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
