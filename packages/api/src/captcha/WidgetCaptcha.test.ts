import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWidget } from './loadWidget.ts';
import { type CaptchaWidget, WidgetCaptcha } from './WidgetCaptcha.ts';

const widget: CaptchaWidget = { ask: async () => 'token', close: vi.fn() };

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

  test('removes its widget when it is closed, even before it has been loaded', async () => {
    new WidgetCaptcha(async () => widget).close();
    await vi.waitFor(() => expect(widget.close).toHaveBeenCalledOnce());
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

  /** A provider that shows a challenge at each request, in an element that it shows and hides. */
  function serveChallenge() {
    const challenge = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/api2/bframe?k=site';
    challenge.append(frame);
    challenge.style.visibility = 'hidden';
    let give = (_token: string) => {};
    serveScript(() => {
      window.grecaptcha = {
        ready: (callback) => callback(),
        render(container, { callback }) {
          give = callback;
          container.append('Protected by reCAPTCHA');
          document.body.append(challenge);
          return 0;
        },
        reset: () => {},
        execute: () => void challenge.style.setProperty('visibility', 'visible'),
      };
    });
    const close = () => void challenge.style.setProperty('visibility', 'hidden');
    const solve = () => {
      close();
      setTimeout(() => give('solved'), 500);
    };
    return { close, solve };
  }

  /** Resolves once the mutations of the page have been observed. */
  const mutations = () => vi.advanceTimersByTimeAsync(0);

  test('can be asked again after the user has closed its challenge, which ends the request without a message', async () => {
    vi.useFakeTimers();
    const challenge = serveChallenge();
    const captcha = new WidgetCaptcha(() => loadWidget('recaptcha', 'site'));
    const closed = expect(captcha.execute()).rejects.toMatchObject({ kind: 'aborted' });
    await mutations();
    challenge.close();
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
    const token = captcha.execute();
    await mutations();
    challenge.solve();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await token).toBe('solved');
  });

  test('leaves nothing on the page when it is closed, and needs no script to open again', async () => {
    serveChallenge();
    for (const _ of [1, 2]) {
      const captcha = new WidgetCaptcha(() => loadWidget('recaptcha', 'site'));
      const left = expect(captcha.execute()).rejects.toMatchObject({ kind: 'aborted' });
      await vi.waitFor(() => expect(document.body.textContent).toBe('Protected by reCAPTCHA'));
      captcha.close();
      await left;
      expect(document.documentElement.querySelectorAll('script, iframe, body > *')).toHaveLength(0);
    }
  });
});

describe('Turnstile', () => {
  test.each(['error-callback', 'expired-callback', 'timeout-callback', 'unsupported-callback'] as const)(
    'ends the request at its %s, and can be asked again',
    async (event) => {
      serveScript(() => {
        let options: Parameters<NonNullable<typeof window.turnstile>['render']>[1];
        let count = 0;
        window.turnstile = {
          render(_container, given) {
            options = given;
            return 'w';
          },
          reset: () => {},
          execute: () => (++count === 1 ? options[event]() : options.callback('token')),
        };
      });
      const captcha = new WidgetCaptcha(() => loadWidget('turnstile', 'site'));
      await expect(captcha.execute()).rejects.toThrow('returned no token');
      expect(await captcha.execute()).toBe('token');
    },
  );

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
