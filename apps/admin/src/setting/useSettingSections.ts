import { useCapability } from '@cpd/api/capabilities';
import { type Sentence, sentence } from '@cpd/ui/language';
import { ACTIVITY_SECTION, ADMINISTRATORS_SECTION } from '../paths.ts';

const labels = {
  [ADMINISTRATORS_SECTION]: sentence('Administrators'),
  'api-keys': sentence('API keys'),
  [ACTIVITY_SECTION]: sentence('Activity'),
} as const;

/** The names of the sections after that of the account. */
export type SettingSection = keyof typeof labels;

/** The sections of the settings after that of the account, without those that the server lacks. */
export function useSettingSections(): readonly { readonly id: SettingSection; readonly label: Sentence }[] {
  const isOffered: Readonly<Record<SettingSection, boolean>> = {
    [ADMINISTRATORS_SECTION]: useCapability('administrators') !== false,
    'api-keys': useCapability('api-keys') !== false,
    [ACTIVITY_SECTION]: useCapability('history') !== false,
  };
  const ids = [ADMINISTRATORS_SECTION, 'api-keys', ACTIVITY_SECTION] as const;
  return ids.filter((id) => isOffered[id]).map((id) => ({ id, label: labels[id] }));
}
