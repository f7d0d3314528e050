import type { Captcha } from './Captcha.ts';

/** A provider's invisible widget, once its script has been loaded. */
export interface CaptchaWidget {
  /** Requests a token. @throws ApiError, a silent one when the user closes the challenge */
  ask(): Promise<string>;
  /** Removes the widget from the page. */
  close(): void;
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
    return widget.ask();
  }

  close(): void {
    void this.#widget?.then(
      (widget) => widget.close(),
      () => undefined,
    );
  }

  #loaded(): Promise<CaptchaWidget> {
    this.#widget ??= this.#load().catch((reason) => {
      // The next request loads it again: the network may be back.
      this.#widget = undefined;
      throw reason;
    });
    return this.#widget;
  }
}
