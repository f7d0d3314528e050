import { isIP } from 'node:net';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** A host name: a passkey works there and on its subdomains. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** The settings that decide which site it is. */
interface SiteAddresses {
  readonly publicSiteUrl: string;
  readonly corsOrigins: readonly string[];
}

/** The relying party of PUBLIC_SITE_URL; null where browsers have no passkeys: on plain HTTP and on IP addresses. */
export function relyingPartyOf({ publicSiteUrl, corsOrigins }: SiteAddresses): RelyingParty | null {
  const { hostname: id, protocol, origin } = new URL(publicSiteUrl);
  const isSecure = protocol === 'https:' || id === 'localhost';
  if (!isSecure || isIP(id.replace(/^\[|\]$/g, '')) !== 0) return null;
  // The admin app may be on a host of its own (rule H1).
  const others = corsOrigins.filter((other) => new URL(other).hostname.endsWith(`.${id}`));
  return { id, origins: [origin, ...others] };
}
