import { type AppSettings, DEFAULT_APP_SETTINGS, parseAppSettings } from '@cpd/domain/appSettings';

/** The settings of this installation, from the page. In a template, their placeholders. */
export const appSettings: AppSettings =
  typeof document === 'undefined'
    ? (Object.fromEntries(Object.keys(DEFAULT_APP_SETTINGS).map((name) => [name, `%${name}%`])) as AppSettings)
    : parseAppSettings(document.getElementById('settings')?.textContent);
