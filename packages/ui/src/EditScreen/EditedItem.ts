import { focusField } from '../Form/index.ts';
import type { ReadinessItem } from '../ReadinessList/index.ts';

/** A requirement for enabling an item. */
export interface ChecklistItem {
  /** The `name` of its `RequiredField`, unless it has a page. */
  readonly name: string;
  readonly label: string;
  readonly isMissing: boolean;
  /** The page where it is met, with the label of the link to it. */
  readonly page?: EditPageLink | undefined;
}

export interface EditPageLink {
  readonly label: string;
  readonly href: string;
}

/** What the notification after a save offers: to enable the item, or to open the page where the last requirement is met. */
export type NextStep = 'enable' | EditPageLink;

/** The state of an edited item, and what can be done with it. */
export interface EditedItem {
  /** The id of the form's element. */
  readonly formId: string;
  /** The item's name, from the current values. */
  readonly itemName: string;
  /** Undefined for items that cannot be enabled. */
  readonly isEnabled: boolean | undefined;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** When the form was saved last without being left. */
  readonly savedAt: Date | undefined;
  /** Whether the values were typed before a reload of the page, or before the session ended. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
  /** Saves the values and goes to the list. */
  readonly onSave: (next: NextStep | undefined) => void;
  readonly onCancel: () => void;
  /** Asks for confirmation with a list of what is missing, then saves the edits and enables the item. */
  readonly onEnable: (missing: readonly ReadinessItem[]) => void;
  /** Saves the edits and goes to another page, or shows what is not valid. */
  readonly onLeave: (href: string) => void;
}

/**
 * The checklist with links to the fields and pages where each requirement is met. While a file is being uploaded, the links
 * save nothing: the guard of unsaved changes says why.
 */
export function readinessItems(
  item: Pick<EditedItem, 'isUnsaved' | 'onLeave'>,
  checklist: readonly ChecklistItem[],
  isUploading = false,
): readonly ReadinessItem[] {
  return checklist.map(({ name, label, isMissing, page }) => {
    if (page === undefined) return { label, isMissing, onPress: () => focusField(name) };
    const { href } = page;
    return { label, isMissing, ...(item.isUnsaved && !isUploading ? { onPress: () => item.onLeave(href) } : { href }) };
  });
}
