import type { BrandProps } from '@cpd/ui/Brand';
import { appSettings } from './appSettings.ts';

/** Who runs the service, as shown on its public pages. */
export interface Site {
  readonly serviceName: string;
  readonly contactEmail: string;
  /** Governing law of the terms, as it reads after "governed by". */
  readonly governingLaw: string;
}

export const site: Site = {
  serviceName: appSettings.BRAND_NAME,
  contactEmail: appSettings.CONTACT_EMAIL,
  governingLaw: appSettings.GOVERNING_LAW,
};

export const brand: BrandProps = { name: appSettings.BRAND_NAME, mark: appSettings.BRAND_MARK };

/** The title of the browser tab. */
export function tabTitle(title: string): string {
  return `${title} · ${site.serviceName}`;
}
