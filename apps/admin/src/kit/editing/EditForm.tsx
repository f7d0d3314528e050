import { ActionBar } from '@cpd/ui/ActionBar';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { ReadinessPopover } from '@cpd/ui/ReadinessPopover';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import * as styles from './EditForm.css.ts';
import { EditHeader, type EditHeaderProps } from './EditHeader.tsx';
import { ChangedElsewhereNotice, RestoredNotice } from './formNotices.tsx';
import type { ItemForm } from './useItemForm.ts';

export interface EditFormProps<Values> {
  /** The form's name for assistive technology. */
  name: string;
  /** The page's header, which says how much is missing; absent where the form stands alone. */
  header?: EditHeaderProps | undefined;
  form: ItemForm<Values>;
  isUploading: boolean;
  /** Leaves room for two columns of fields. */
  isWide?: boolean;
  /** What was done to the item. */
  history?: ReactNode;
  children: ReactNode;
}

/** A form on a page of its own: header, notices, fields with Save and Cancel, and what is needed to enable the item. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const { name, header, form, isUploading, isWide = false, history, children } = props;
  const missing = form.requirements.filter(({ isMissing }) => isMissing);
  const shape = isWide ? 'twoColumns' : 'oneColumn';
  return (
    <>
      {header && (
        <EditHeader {...header}>
          {!form.isEnabled && missing.length > 0 && (
            <span className={styles.atTitle[shape]}>
              <ReadinessPopover name={name} items={missing} />
            </span>
          )}
        </EditHeader>
      )}
      <Stack>
        <ChangedElsewhereNotice form={form} />
        <RestoredNotice form={form} />
        <div className={styles.frame}>
          <div className={styles.columns[shape]}>
            <Card>
              <Form id={form.formId} onSubmit={form.onSave} onSubmitIncomplete={form.onEnable} aria-label={name}>
                {children}
                <ActionBar placement="form">
                  <Button type="submit" variant="primary" isPending={form.isSaving} isDisabled={isUploading}>
                    Save
                  </Button>
                  <Button onPress={form.onCancel}>Cancel</Button>
                </ActionBar>
              </Form>
            </Card>
            <div className={styles.aside[shape]}>
              <Stack gap={20}>
                <ReadinessCard form={form} isUploading={isUploading} />
                {history}
              </Stack>
            </div>
          </div>
        </div>
      </Stack>
    </>
  );
}

type ReadinessCardProps = Pick<EditFormProps<unknown>, 'isUploading'> & {
  form: Pick<ItemForm<unknown>, 'formId' | 'isEnabled' | 'isSaving' | 'requirements'>;
};

/** Lists what the item needs, and enables it. */
function ReadinessCard({ form, isUploading }: ReadinessCardProps) {
  const { formId, isEnabled, isSaving, requirements } = form;
  const words = isEnabled
    ? { title: 'Requirements', description: 'You can edit it, but these must stay filled in.' }
    : { title: 'Ready to enable?' };
  return (
    <Card {...words}>
      <Stack>
        <ReadinessList items={requirements} />
        {!isEnabled && (
          <Button
            type="submit"
            form={formId}
            formNoValidate
            isWide
            variant={requirements.some(({ isMissing }) => isMissing) ? 'secondary' : 'primary'}
            isPending={isSaving}
            isDisabled={isUploading}
          >
            Enable
          </Button>
        )}
      </Stack>
    </Card>
  );
}
