/** The request that boot.js has sent for the first page. */
interface FirstRequest {
  readonly url: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    firstRequest?: FirstRequest | undefined;
  }
}

/**
 * Returns fetch, whose first request with a token takes over that of boot.js if its address and token are the same. Anything
 * but 200 is requested again.
 */
export function fetchAfterBoot(fetch = globalThis.fetch.bind(globalThis)): typeof globalThis.fetch {
  return async (input, init) => {
    const authorization = new Headers(init?.headers).get('Authorization');
    const first = window.firstRequest;
    if (authorization === null || first === undefined) return fetch(input, init);
    // A later page loads its own data.
    window.firstRequest = undefined;
    if (first.url !== input || first.authorization !== authorization) return fetch(input, init);
    init?.signal?.addEventListener('abort', first.abort);
    const response = await first.response.catch(() => undefined);
    return response?.status === 200 ? response : fetch(input, init);
  };
}
