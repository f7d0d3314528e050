import { normalAddress } from '../network/ipAddress.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** A host name: a passkey works there and on its subdomains. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** The settings that determine the site. */
interface SiteAddresses {
  readonly publicSiteUrl: string;
  readonly corsOrigins: readonly string[];
}

/**
 * The relying party of PUBLIC_SITE_URL; null if browsers do not support passkeys there: on plain HTTP and IP addresses.
 */
export function relyingPartyOf({ publicSiteUrl, corsOrigins }: SiteAddresses): RelyingParty | null {
  const { hostname: id, protocol, origin } = new URL(publicSiteUrl);
  const isSecure = protocol === 'https:' || id === 'localhost';
  if (!isSecure || normalAddress(id) !== '') return null;
  // The admin app may be on another host (rule H1).
  const others = corsOrigins.filter((other) => new URL(other).hostname.endsWith(`.${id}`));
  return { id, origins: [origin, ...others] };
}
