import { normalAddress } from './network/ipAddress.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** A host name: a passkey works there and on its subdomains. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** The settings that determine the site. */
interface SiteAddresses {
  readonly publicSiteUrl: string;
  /** Null if it is not configured. */
  readonly adminSiteUrl: string | null;
  readonly corsOrigin: readonly string[];
}

/**
 * The relying party of the back office; null if browsers do not support passkeys there: on plain HTTP and IP addresses. It is
 * the host of PUBLIC_SITE_URL, unless ADMIN_SITE_URL is on another one that is not its subdomain.
 */
export function relyingPartyOf({ publicSiteUrl, adminSiteUrl, corsOrigin }: SiteAddresses): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(adminSiteUrl ?? publicSiteUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  if (!isSecure || normalAddress(hostname) !== '') return null;
  const publicHost = new URL(publicSiteUrl).hostname;
  const id = hostname.endsWith(`.${publicHost}`) ? publicHost : hostname;
  // Without ADMIN_SITE_URL, the back office may be on a subdomain (rule H1).
  const others = adminSiteUrl === null ? corsOrigin.filter((other) => new URL(other).hostname.endsWith(`.${id}`)) : [];
  return { id, origins: [origin, ...others] };
}
