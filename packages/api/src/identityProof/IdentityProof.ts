/** Asks the user once for all requests that wait for a proof of identity. */
export class IdentityProof {
  readonly #listeners = new Set<() => void>();
  #pending: PromiseWithResolvers<boolean> | undefined;
  #purpose: string | undefined;

  /** Whether something on the page can ask the user. */
  get canAsk(): boolean {
    return this.#listeners.size > 0;
  }

  /** Whether a request waits for a proof. */
  readonly isRequested = (): boolean => this.#pending !== undefined;

  /** The method and path of the endpoint whose request waits, the first one of several: `DELETE /v1/user/:id`. */
  readonly purpose = (): string | undefined => this.#purpose;

  /** Calls a listener after every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Waits until the identity is proved; false when the user cancels or the session changes. */
  request(purpose: string): Promise<boolean> {
    if (this.#pending) return this.#pending.promise;
    const pending = Promise.withResolvers<boolean>();
    this.#pending = pending;
    this.#purpose = purpose;
    this.#notify();
    return pending.promise;
  }

  /** Continues the waiting requests, or ends them. */
  settle(isProved: boolean): void {
    const pending = this.#pending;
    if (!pending) return;
    this.#pending = undefined;
    this.#purpose = undefined;
    pending.resolve(isProved);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
