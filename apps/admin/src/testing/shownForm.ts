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
    onSave: fn(),
    onCancel: fn(),
    onEnable: fn(),
    ...state,
  };
}

/** A field of files with this upload, and with what has arrived. */
export function uploadField(
  upload: UploadField['upload'] = { state: 'idle' },
  arrived: UploadField['arrived'] = undefined,
): UploadField {
  return { upload, arrived, isUploading: upload.state === 'uploading', onFiles: fn() };
}
