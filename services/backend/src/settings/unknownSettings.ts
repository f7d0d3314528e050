import { closestMatch } from 'leven';

/** Prefixes that only this service's settings have. */
const PREFIXES = ['BRAND_', 'S3_', 'FIREBASE_', 'CAPTCHA_', 'CREDENTIAL_', 'METRICS_', 'TRUSTED_', 'CORS_'];

/** What replaces the settings of earlier versions. */
const FORMER: readonly (readonly [RegExp, string])[] = [
  [/^CDN_(ORIGIN|PURGE_URL|PURGE_TOKEN)(_FILE)?$/, 'a CDN checks uploads every five minutes, without a purge'],
  [/^DATABASE_REPLICA_/, 'lists come from the database of DATABASE_URL'],
];

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
    const former = FORMER.find(([names]) => names.test(name));
    if (former !== undefined) return [`${name} has no effect any more, so remove it: ${former[1]}.`];
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
