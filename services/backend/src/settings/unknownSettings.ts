import { closestMatch } from 'leven';

/** Prefixes that only this service's settings have. */
const PREFIXES = ['BRAND_', 'S3_', 'FIREBASE_', 'CAPTCHA_', 'CREDENTIAL_', 'METRICS_', 'TRUSTED_', 'CORS_'];

/**
 * Variables of other programs: Firebase's own tools, and the addresses that Kubernetes sets for every service of a
 * namespace.
 */
const FOREIGN =
  /^FIREBASE_(CONFIG|TOKEN|\w+_EMULATOR_\w+|EMULATOR_\w+)$|_SERVICE_(HOST|PORT)(_\w+)?$|_PORT(_\d+_\w+)?$/;

/**
 * Returns one sentence for each variable that resembles one of `known`, because a mistyped name has no effect. Short
 * names such as `HOST` resemble too many others to be compared.
 */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const similar = closestMatch(
      name.toUpperCase(),
      known.filter(({ length }) => length > 5),
      { maxDistance: name.length < 8 ? 1 : 2 },
    );
    if (similar !== undefined) return [`${name} is not a setting; did you mean ${similar}?`];
    if (FOREIGN.test(name) || !PREFIXES.some((prefix) => name.startsWith(prefix))) return [];
    return [`${name} is not a setting; docs/configuration.md lists those that exist.`];
  });
}
