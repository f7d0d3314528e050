import { missingSummary, type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import {
  type ChecklistItem,
  type EditPageLink,
  EditForm as Form,
  type EditFormProps as FormProps,
  readinessItems,
  submitEditForm,
} from '@cpd/ui/EditScreen';
import { useCommandKey } from '@cpd/ui/KeyList';
import { say } from '@cpd/ui/language';
import { type PageCommand, usePageCommands } from '@cpd/ui/Shortcuts';
import { Inline } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { History } from '../history/History.tsx';
import { ChangedElsewhereNotice } from './ChangedElsewhereNotice.tsx';
import type { ItemForm } from './useEditForm.ts';

export interface EditFormProps<Values>
  extends Pick<FormProps, 'name' | 'header' | 'isUploading' | 'enableNotice' | 'children'> {
  form: ItemForm<Values>;
  /** Everything that is needed to enable the item, in the order of the form. Each is a RequiredField, or has a page. */
  requirements: readonly Requirement[];
  /** The requirements that the values do not meet. */
  missing: readonly Requirement[];
  /** The pages of requirements that are met outside the form, with the label of the link after a save. */
  pages?: Readonly<Partial<Record<Requirement, EditPageLink>>>;
  /** A preview of the item, next to its fields. */
  preview?: ReactNode;
  /** Copies the item and opens the copy; undefined if it cannot be copied. */
  onDuplicate?: (() => void) | undefined;
}

/** The form of an item with its requirements, its history, and its commands in the palette. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const { form, header, requirements, missing, pages = {}, isUploading = false } = props;
  const { name, enableNotice, preview, onDuplicate, children } = props;
  const checklist = requirements.map((name) => ({
    name,
    label: say(requirementLabel(name)),
    isMissing: missing.includes(name),
    page: pages[name],
  }));
  const actions = onDuplicate ? (
    <Inline>
      <Button onPress={onDuplicate} isDisabled={isUploading}>
        {say('Duplicate')}
      </Button>
      {header.actions}
    </Inline>
  ) : (
    header.actions
  );
  usePageCommands(form.itemName, useEditCommands(form, checklist, { isUploading, onDuplicate }));
  return (
    <Form
      name={name}
      header={{ ...header, actions }}
      enableNotice={enableNotice}
      item={form}
      checklist={checklist}
      missingText={say(missingSummary(missing))}
      isUploading={isUploading}
      notices={<ChangedElsewhereNotice form={form} subject={form.itemId} />}
      aside={
        <>
          {preview}
          <History subject={form.itemId} />
        </>
      }
    >
      {children}
    </Form>
  );
}

/** Save, Enable, Duplicate and the pages where requirements are met. */
function useEditCommands<Values>(
  form: ItemForm<Values>,
  checklist: readonly ChecklistItem[],
  { isUploading, onDuplicate }: Pick<EditFormProps<Values>, 'isUploading' | 'onDuplicate'>,
): readonly PageCommand[] {
  const commandKey = useCommandKey();
  const items = readinessItems(form, checklist, isUploading ?? false);
  const missing = items.filter(({ isMissing }) => isMissing);
  const save = { label: say('Save'), keys: [commandKey, 'S'], onChoose: () => submitEditForm(form.formId) };
  const enable = { label: say('Enable'), onChoose: () => form.onEnable(missing) };
  return [
    ...(isUploading ? [] : [save]),
    ...(isUploading || form.isEnabled ? [] : [enable]),
    ...(isUploading || !onDuplicate ? [] : [{ label: say('Duplicate'), onChoose: onDuplicate }]),
    ...checklist.flatMap(({ page }, index) =>
      page ? [{ label: page.label, href: items[index]?.href, onChoose: items[index]?.onPress }] : [],
    ),
  ];
}
