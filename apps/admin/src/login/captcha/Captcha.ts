/** An invisible captcha: nothing to see, nothing to press. */
export interface Captcha {
  /**
   * Gives a token that has not been presented yet.
   * @throws when no token can be had; asking again starts afresh
   */
  execute(): Promise<string>;
  /** Ends everything that runs in the background; the captcha is not asked again. */
  close(): void;
}
