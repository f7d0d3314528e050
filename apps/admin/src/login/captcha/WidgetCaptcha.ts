import type { Captcha } from './Captcha.ts';

/** A provider's invisible widget, once its script has been loaded. */
export interface CaptchaWidget {
  /** Asks for a token; exactly one of the two is called. */
  ask(onToken: (token: string) => void, onFailure: () => void): void;
}

/** Asks a provider's invisible widget for tokens, one at a time. */
export class WidgetCaptcha implements Captcha {
  readonly #load: () => Promise<CaptchaWidget>;
  #widget: Promise<CaptchaWidget> | undefined;

  constructor(load: () => Promise<CaptchaWidget>) {
    this.#load = load;
    this.#loaded().catch(() => {});
  }

  async execute(): Promise<string> {
    const widget = await this.#loaded();
    return new Promise((resolve, reject) => {
      widget.ask(resolve, () => reject(new Error('The captcha gave no token.')));
    });
  }

  close(): void {}

  #loaded(): Promise<CaptchaWidget> {
    this.#widget ??= this.#load().catch((reason) => {
      // Asking again loads again: the network may be back.
      this.#widget = undefined;
      throw reason;
    });
    return this.#widget;
  }
}
