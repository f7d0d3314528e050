import type { Config } from '../config.ts';

interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What a policy has to know of the page that it is for. */
interface PageTraits {
  readonly styleHashes: readonly string[];
  readonly hasTrustedTypes: boolean;
}

const none: Sources = { script: [], connect: [], frame: [] };
const turnstile = ['https://challenges.cloudflare.com'];

/** What each captcha provider's widget needs; the default one needs nothing. */
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

export function adminPolicy(config: Config): string {
  return policy(captchaSources[config.captcha.provider], { styleHashes: [], hasTrustedTypes: true });
}

/**
 * The policy of the public app; its account-deletion page also needs the identity provider, where one is configured.
 * @param styleHashes The style sheets that the page carries inside.
 */
export function publicPolicy(config: Config, path: string, styleHashes: readonly string[]): string {
  if (path !== 'user-deletion' || config.firebase === null) return policy(none, { styleHashes, hasTrustedTypes: true });
  // The provider's script, loaded from its host, makes script addresses out of plain texts.
  return policy(firebaseSources(config.firebase), { styleHashes, hasTrustedTypes: false });
}

function firebaseSources({ projectId, authDomain, emulatorHost }: NonNullable<Config['firebase']>): Sources {
  const emulator = emulatorHost === null ? [] : [`http://${emulatorHost}`];
  return {
    // The demo's emulator offers the provider's script itself, so that the demo needs no internet.
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
    // Previews of files that were just chosen.
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
