import { appSettings } from '../appSettings.ts';

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Hosts of the captcha providers that an installation can have; the default one needs none. */
const captchaHosts: Readonly<Record<string, readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/**
 * Returns the URL of a script or worker if it may be loaded.
 * @throws For every other URL.
 */
export function trustedScriptAddress(address: string, base: string, hosts: readonly string[] = []): string {
  const { origin } = new URL(address, base);
  if (origin === new URL(base).origin || hosts.includes(origin)) return address;
  throw new TypeError(`A script from ${origin} is not one of this app's.`);
}

/**
 * Allows workers and scripts of the app's own origin where the content security policy requires Trusted Types. The
 * policy creates no TrustedHTML, so markup in texts stays blocked.
 */
export function installTrustedTypes(): void {
  const hosts = captchaHosts[appSettings().CAPTCHA_PROVIDER];
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => trustedScriptAddress(address, window.location.href, hosts),
  });
}
