import { type CaptchaWidget, loadScript, widgetContainer } from './WidgetCaptcha.ts';

/** The part of Google's script that is used. */
interface Recaptcha {
  ready(callback: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ): number;
  reset(widget: number): void;
  execute(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Loads Google reCAPTCHA's invisible widget. */
export async function loadRecaptcha(siteKey: string): Promise<CaptchaWidget> {
  await loadScript('https://www.google.com/recaptcha/api.js?render=explicit');
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw new Error('The reCAPTCHA script did not start.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  let answer = (_token: string) => {};
  let fail = () => {};
  const widget = recaptcha.render(widgetContainer(), {
    sitekey: siteKey,
    size: 'invisible',
    callback: (token) => answer(token),
    'error-callback': () => fail(),
    'expired-callback': () => fail(),
  });
  return {
    ask(onToken, onFailure) {
      answer = onToken;
      fail = onFailure;
      recaptcha.reset(widget);
      recaptcha.execute(widget);
    },
  };
}
