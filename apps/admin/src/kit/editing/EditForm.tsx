import { missingSummary, type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { ActionBar } from '@cpd/ui/ActionBar';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { RestoredNotice } from '@cpd/ui/EditScreen';
import { Form, focusField, submitForm } from '@cpd/ui/Form';
import { KeyCaps } from '@cpd/ui/KeyList';
import { formatTime, say } from '@cpd/ui/language';
import { type ReadinessItem, ReadinessList } from '@cpd/ui/ReadinessList';
import { ReadinessPopover } from '@cpd/ui/ReadinessPopover';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { History } from '../../history/History.tsx';
import { usePageCommands } from '../keyboard/PageCommands.tsx';
import { useCommandKey } from '../keyboard/useCommandKey.ts';
import * as styles from './EditForm.css.ts';
import { EditHeader, type EditHeaderProps } from './EditHeader.tsx';
import { ChangedElsewhereNotice } from './formNotices.tsx';
import { formOf, type ItemForm } from './useEditForm.ts';

export interface EditFormProps<Values> {
  /** The form's name for assistive technology. */
  name: string;
  /** The page's header, which also shows the number of missing requirements. */
  header: EditHeaderProps;
  form: ItemForm<Values>;
  /** Everything that is needed to enable the item, in the order of the form. Each is a RequiredField, or has a page. */
  requirements: readonly Requirement[];
  /** The requirements that the values do not meet. */
  missing: readonly Requirement[];
  /** The pages of requirements that are met outside the form, with the label of the link after a save. */
  pages?: Readonly<Partial<Record<Requirement, { readonly label: string; readonly href: string }>>>;
  isUploading: boolean;
  /** Warns next to Enable of something that does not prevent it. */
  notice?: ReactNode;
  /** A preview of the item, next to its fields. */
  preview?: ReactNode;
  children: ReactNode;
}

/** A form on a page of its own: header, notices, fields with Save and Cancel, requirements and history. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const { name, header, form, requirements, missing, pages = {}, isUploading, notice, preview, children } = props;
  const shape = header.isWide ? 'twoColumns' : 'oneColumn';
  const items = requirements.map((requirement) => ({
    label: say(requirementLabel(requirement)),
    isMissing: missing.includes(requirement),
    ...linkTo(requirement),
  }));
  const missingItems = items.filter(({ isMissing }) => isMissing);

  function linkTo(requirement: Requirement): Pick<ReadinessItem, 'href' | 'onPress'> {
    const href = pages[requirement]?.href;
    if (href === undefined) return { onPress: () => focusField(requirement) };
    return form.isUnsaved ? { onPress: () => form.onLeave(href) } : { href };
  }

  function handleSave() {
    const [first, ...others] = missing;
    if (first === undefined) form.onSave('enable');
    else form.onSave(others.length === 0 ? pages[first] : undefined);
  }

  const commandKey = useCommandKey();
  usePageCommands(form.itemName, [
    ...(isUploading
      ? []
      : [{ label: say('Save'), keys: [commandKey, 'S'], onChoose: () => submitForm(formOf(form.formId)) }]),
    ...(isUploading || form.isEnabled ? [] : [{ label: say('Enable'), onChoose: () => form.onEnable(missingItems) }]),
    ...requirements.flatMap((requirement) => {
      const page = pages[requirement];
      const { href, onPress } = linkTo(requirement);
      return page ? [{ label: page.label, href, onChoose: onPress }] : [];
    }),
  ]);

  return (
    <>
      <EditHeader {...header} title={form.itemName}>
        {!form.isEnabled && missing.length > 0 && (
          <span className={styles.atTitle[shape]}>
            <ReadinessPopover name={name} items={missingItems}>
              {say(missingSummary(missing))}
            </ReadinessPopover>
          </span>
        )}
      </EditHeader>
      <Stack>
        <ChangedElsewhereNotice form={form} subject={form.itemId} />
        <RestoredNotice form={form} />
        <div className={styles.frame}>
          <div className={styles.columns[shape]}>
            <Card>
              <Form
                id={form.formId}
                onSubmit={handleSave}
                onSubmitIncomplete={() => form.onEnable(missingItems)}
                aria-label={name}
                isStored
                marksRequired
              >
                {children}
                <ActionBar placement="form" status={<FormStatus form={form} keys={[commandKey, 'S']} />}>
                  <Button type="submit" variant="primary" isPending={form.isSaving} isDisabled={isUploading}>
                    {say('Save')}
                  </Button>
                  <Button onPress={form.onCancel}>{say('Cancel')}</Button>
                </ActionBar>
              </Form>
            </Card>
            <div className={styles.aside[shape]}>
              <Stack gap={20}>
                <ReadinessCard form={form} items={items} isUploading={isUploading} notice={notice} />
                {preview}
                <History subject={form.itemId} />
              </Stack>
            </div>
          </div>
        </div>
      </Stack>
    </>
  );
}

interface FormStatusProps {
  form: Pick<ItemForm<unknown>, 'isUnsaved' | 'savedAt'>;
  /** The shortcut that saves. */
  keys: readonly string[];
}

/** Says that the form has changes, or when it was saved. Not a live region: notifications announce a save. */
function FormStatus({ form: { isUnsaved, savedAt }, keys }: FormStatusProps) {
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

interface ReadinessCardProps {
  form: Pick<ItemForm<unknown>, 'formId' | 'isEnabled' | 'isSaving'>;
  items: readonly ReadinessItem[];
  isUploading: boolean;
  notice: ReactNode;
}

/** Lists what the item needs, with the button that enables it. */
function ReadinessCard({ form, items, isUploading, notice }: ReadinessCardProps) {
  const { formId, isEnabled, isSaving } = form;
  const texts = isEnabled
    ? { title: say('Requirements'), description: say('You can edit it, but these must stay filled in.') }
    : { title: say('Ready to enable?') };
  return (
    <Card {...texts}>
      <Stack>
        <ReadinessList items={items} hasProgress={!isEnabled} />
        {notice}
        {!isEnabled && (
          <Button
            type="submit"
            form={formId}
            formNoValidate
            isWide
            variant={items.some(({ isMissing }) => isMissing) ? 'secondary' : 'primary'}
            isPending={isSaving}
            isDisabled={isUploading}
          >
            {say('Enable')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

export interface RequiredFieldProps {
  /** The requirement that the field meets. A URL's hash leads to the field by this name. */
  name: Requirement;
  children: ReactNode;
}

/** Marks a field as the place where a requirement is met. */
export function RequiredField({ name, children }: RequiredFieldProps) {
  return <div id={name}>{children}</div>;
}
