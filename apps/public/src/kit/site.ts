import { brand } from '../brand.ts';

/** Who runs the service, as its public pages say it. */
export interface Site {
  /** The name of the service as its users know it. */
  readonly serviceName: string;
  readonly contactEmail: string;
  /** Whose law governs the terms, as it reads after "governed by". */
  readonly governingLaw: string;
}

const { VITE_CONTACT_EMAIL, VITE_GOVERNING_LAW } = import.meta.env;

/** Who runs this service, from the settings of the build. */
export const site: Site = {
  serviceName: brand.name,
  contactEmail: VITE_CONTACT_EMAIL || 'contact@example.org',
  governingLaw: VITE_GOVERNING_LAW || 'the law of the country in which the operator of the service is established',
};

/** What the browser's tab says of a page. */
export function tabTitle(title: string): string {
  return `${title} · ${site.serviceName}`;
}
