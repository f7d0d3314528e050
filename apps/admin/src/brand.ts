import { appSettings } from './appSettings.ts';

const { BRAND_NAME, BRAND_MARK } = appSettings();

export const brand = { name: BRAND_NAME, mark: BRAND_MARK };
