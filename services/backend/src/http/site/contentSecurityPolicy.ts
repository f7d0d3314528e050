import type { Config } from '../../settings/config.ts';

interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** The properties of the page that a policy depends on. */
interface PageTraits {
  readonly styleHashes: readonly string[];
  readonly hasTrustedTypes: boolean;
}

const none: Sources = { script: [], connect: [], frame: [] };
const turnstile = ['https://challenges.cloudflare.com'];

/** The sources of each captcha provider's widget; the default one needs none. */
const captchaSources: Readonly<Record<Config['captcha']['provider'], Sources>> = {
  altcha: none,
  off: none,
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  turnstile: { script: turnstile, connect: turnstile, frame: turnstile },
};

/** @param styleHashes The inline style sheets of the page. */
export function adminPolicy(config: Config, styleHashes: readonly string[]): string {
  return policy(captchaSources[config.captcha.provider], { styleHashes, hasTrustedTypes: true });
}

/**
 * The policy of the public app. Its account-deletion page also needs the identity provider, if one is configured.
 * @param styleHashes The inline style sheets of the page.
 */
export function publicPolicy(config: Config, path: string, styleHashes: readonly string[]): string {
  if (path !== 'user-deletion' || config.firebase === null) return policy(none, { styleHashes, hasTrustedTypes: true });
  // The provider's script, loaded from its host, sets script URLs as plain strings.
  return policy(firebaseSources(config.firebase), { styleHashes, hasTrustedTypes: false });
}

function firebaseSources({ projectId, authDomain, emulatorHost }: NonNullable<Config['firebase']>): Sources {
  const emulator = emulatorHost === null ? [] : [`http://${emulatorHost}`];
  return {
    // The demo's emulator also serves the provider's script, so that the demo works offline.
    script: ['https://apis.google.com', ...emulator],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://apis.google.com',
      ...emulator,
    ],
    frame: [`https://${authDomain ?? `${projectId}.firebaseapp.com`}`, ...emulator],
  };
}

function policy({ script, connect, frame }: Sources, { styleHashes, hasTrustedTypes }: PageTraits): string {
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...script].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
    // Previews of selected files.
    "img-src 'self' blob:",
    "worker-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ];
  return directives.join('; ');
}
