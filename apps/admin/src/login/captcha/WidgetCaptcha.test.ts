import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWidget } from './loadWidget.ts';
import { type CaptchaWidget, WidgetCaptcha } from './WidgetCaptcha.ts';

const widget: CaptchaWidget = { ask: (onToken) => onToken('token') };

/** Lets the next script element that is added to the page run `provide` as its script would. */
function serveScript(provide: () => void): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementationOnce((script) => {
    append(script);
    provide();
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  delete window.grecaptcha;
  delete window.turnstile;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('WidgetCaptcha', () => {
  test('loads the provider once, before a token is requested', async () => {
    const load = vi.fn(async () => widget);
    const captcha = new WidgetCaptcha(load);
    expect(load).toHaveBeenCalledOnce();
    expect([await captcha.execute(), await captcha.execute()]).toEqual(['token', 'token']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads again after a failure', async () => {
    const load = vi.fn(async () => widget);
    load.mockRejectedValueOnce(new Error('offline'));
    const captcha = new WidgetCaptcha(load);
    await expect(captcha.execute()).rejects.toThrow('offline');
    expect(await captcha.execute()).toBe('token');
  });

  test('rejects when the widget returns no token', async () => {
    const captcha = new WidgetCaptcha(async () => ({ ask: (_onToken, onFailure) => onFailure() }));
    await expect(captcha.execute()).rejects.toThrow('returned no token');
  });
});

describe('reCAPTCHA', () => {
  test('resets and asks the invisible widget for each token', async () => {
    let give = (_token: string) => {};
    const render = vi.fn((_container: HTMLElement, options: { callback: (token: string) => void }) => {
      give = options.callback;
      return 3;
    });
    const reset = vi.fn();
    serveScript(() => {
      window.grecaptcha = { ready: (callback) => callback(), render, reset, execute: () => give('from Google') };
    });
    const captcha = new WidgetCaptcha(() => loadWidget('recaptcha', 'site'));
    expect(await captcha.execute()).toBe('from Google');
    expect(reset).toHaveBeenCalledWith(3);
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site', size: 'invisible' });
  });
});

describe('Turnstile', () => {
  test('asks the widget for each token', async () => {
    let give = (_token: string) => {};
    serveScript(() => {
      window.turnstile = {
        render: (_container, options) => {
          give = options.callback;
          return 'w';
        },
        reset: () => {},
        execute: () => give('from Cloudflare'),
      };
    });
    expect(await new WidgetCaptcha(() => loadWidget('turnstile', 'site')).execute()).toBe('from Cloudflare');
  });

  test('says when the script cannot be loaded', async () => {
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementationOnce((script) => {
      append(script);
      if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('error'));
    });
    await expect(loadWidget('turnstile', 'site')).rejects.toThrow('could not be loaded');
  });
});
