import { Badge } from '../Badge/index.ts';
import { KeyCaps } from '../KeyList/index.ts';
import { formatTime, say } from '../language/index.ts';
import type { EditedItem } from './EditedItem.ts';

interface FormStatusProps {
  form: Pick<EditedItem, 'isUnsaved' | 'savedAt'>;
  /** The shortcut that saves. */
  keys: readonly string[];
}

/** Says that the form has changes, or when it was saved. Not a live region: notifications announce a save. */
export function FormStatus({ form: { isUnsaved, savedAt }, keys }: FormStatusProps) {
  if (!isUnsaved)
    return (
      savedAt && <time dateTime={savedAt.toISOString()}>{say('Saved {time}', { time: formatTime(savedAt) })}</time>
    );
  return (
    <>
      <Badge look="dot">{say('Unsaved changes')}</Badge>
      <KeyCaps keys={keys} />
    </>
  );
}
