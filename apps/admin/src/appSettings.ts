import { type AppSettings, parseAppSettings } from '@cpd/domain/appSettings';

/** The settings of this installation, from the page. */
export function appSettings(): AppSettings {
  return parseAppSettings(document.getElementById('settings')?.textContent);
}
