import { brand } from '../brand.ts';

/** Who runs the service, as shown on its public pages. */
export interface Site {
  readonly serviceName: string;
  readonly contactEmail: string;
  /** Governing law of the terms, as it reads after "governed by". */
  readonly governingLaw: string;
}

const { VITE_CONTACT_EMAIL, VITE_GOVERNING_LAW } = import.meta.env;

/** From the build's settings. */
export const site: Site = {
  serviceName: brand.name,
  contactEmail: VITE_CONTACT_EMAIL || 'contact@example.org',
  governingLaw: VITE_GOVERNING_LAW || 'the law of the country in which the operator of the service is established',
};

/** The title of the browser tab. */
export function tabTitle(title: string): string {
  return `${title} · ${site.serviceName}`;
}
