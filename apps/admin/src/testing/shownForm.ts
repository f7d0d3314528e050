import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import type { ReadinessItem } from '@cpd/ui/ReadinessList';
import { fn } from 'storybook/test';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import type { UploadField } from '../kit/editing/useUploadField.ts';

/** A form as its screen is given it, with nothing going on but what is said. */
export function shownForm<Values>(values: Values, state: Partial<ItemForm<Values>> = {}): ItemForm<Values> {
  return {
    values,
    onChange: fn(),
    isRestored: false,
    isChangedElsewhere: false,
    onDiscard: fn(),
    onKeepMine: fn(),
    isSaving: false,
    isEnabled: false,
    formId: 'form',
    requirements: [],
    onSave: fn(),
    onCancel: fn(),
    onEnable: fn(),
    ...state,
  };
}

/** Everything that an item needs to be enabled, some of it missing. */
export function requirementItems(all: readonly Requirement[], missing: readonly Requirement[]): ReadinessItem[] {
  return all.map((requirement) => ({
    label: requirementLabel(requirement),
    isMissing: missing.includes(requirement),
    onPress: fn(),
  }));
}

/** A field of files with this upload, and with what has arrived. */
export function uploadField(
  upload: UploadField['upload'] = { state: 'idle' },
  arrived: UploadField['arrived'] = undefined,
): UploadField {
  return { upload, arrived, isUploading: upload.state === 'uploading', onFiles: fn() };
}
