import { type CaptchaWidget, loadScript, widgetContainer } from './WidgetCaptcha.ts';

/** The part of Cloudflare's script that is used. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      execution: 'execute';
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
    },
  ): string;
  reset(widget: string): void;
  execute(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Loads Cloudflare Turnstile's invisible widget. */
export async function loadTurnstile(siteKey: string): Promise<CaptchaWidget> {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = window;
  if (!turnstile) throw new Error('The Turnstile script did not start.');
  let answer = (_token: string) => {};
  let fail = () => {};
  const widget = turnstile.render(widgetContainer(), {
    sitekey: siteKey,
    execution: 'execute',
    appearance: 'interaction-only',
    callback: (token) => answer(token),
    'error-callback': () => fail(),
    'timeout-callback': () => fail(),
  });
  return {
    ask(onToken, onFailure) {
      answer = onToken;
      fail = onFailure;
      turnstile.reset(widget);
      turnstile.execute(widget);
    },
  };
}
