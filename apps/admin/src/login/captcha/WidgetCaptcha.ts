import type { Captcha } from './Captcha.ts';

/** A provider's invisible widget, once its script has been loaded. */
export interface CaptchaWidget {
  /** Requests a token. Calls exactly one of the two callbacks. */
  ask(onToken: (token: string) => void, onFailure: () => void): void;
}

/** Requests tokens from a provider's invisible widget, one at a time. */
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
      widget.ask(resolve, () => reject(new Error('The captcha returned no token.')));
    });
  }

  close(): void {}

  #loaded(): Promise<CaptchaWidget> {
    this.#widget ??= this.#load().catch((reason) => {
      // The next request loads it again: the network may be back.
      this.#widget = undefined;
      throw reason;
    });
    return this.#widget;
  }
}
