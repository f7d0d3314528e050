/** An invisible captcha. */
export interface Captcha {
  /**
   * Returns an unused token.
   * @throws if there is no token; the next call starts again
   */
  execute(): Promise<string>;
  /** Stops all background work. The captcha cannot be used afterwards. */
  close(): void;
}
