import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { ActionBar } from '@cpd/ui/ActionBar';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { type ReadinessItem, ReadinessList } from '@cpd/ui/ReadinessList';
import { ReadinessPopover } from '@cpd/ui/ReadinessPopover';
import { Stack } from '@cpd/ui/Stack';
import { type ReactNode, useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { focusPart } from '../addressedPart.ts';
import * as styles from './EditForm.css.ts';
import { ChangedElsewhereNotice, RestoredNotice } from './formNotices.tsx';
import { StatusSlot } from './StatusSlot.ts';
import type { ItemForm } from './useItemForm.ts';

export interface EditFormProps<Values> {
  /** The form's name for assistive technology. */
  name: string;
  form: ItemForm<Values>;
  /** Everything that is needed to enable the item. */
  all: readonly Requirement[];
  /** What of it the values still lack. */
  missing: readonly Requirement[];
  /** Gives the page where a requirement is met that is no field of the form. */
  wayTo?: (requirement: Requirement) => { readonly href: string } | undefined;
  isUploading: boolean;
  /** Leaves room for two columns of fields. */
  isWide?: boolean;
  /** What was done to the item. */
  history?: ReactNode;
  children: ReactNode;
}

/** The name of the button that sends the form to enable the item; it stands among the values that are sent. */
const ENABLE = 'enable';

/** Frames a form: its fields with Save and Cancel, what is still missing beside it, and above it what is to be known. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const id = useId();
  const statusSlot = useContext(StatusSlot);
  const { name, form, all, missing, wayTo, isUploading, isWide = false, history, children } = props;
  const required = all.map((requirement) => ({
    label: requirementLabel(requirement),
    isMissing: missing.includes(requirement),
    ...(wayTo?.(requirement) ?? { onPress: () => focusPart(requirement) }),
  }));
  const stillMissing = required.filter(({ isMissing }) => isMissing);
  const shape = isWide ? 'twoColumns' : 'oneColumn';
  return (
    <Stack>
      {statusSlot !== null &&
        !form.isEnabled &&
        stillMissing.length > 0 &&
        createPortal(
          <span className={styles.atTitle[shape]}>
            <ReadinessPopover name={name} items={stillMissing} />
          </span>,
          statusSlot,
        )}
      <ChangedElsewhereNotice form={form} />
      <RestoredNotice form={form} />
      <div className={styles.frame}>
        <div className={styles.columns[shape]}>
          <Card>
            <Form
              id={id}
              onSubmit={(data) => (data.has(ENABLE) ? form.onEnable(stillMissing) : form.onSave(stillMissing))}
              aria-label={name}
            >
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
              <ReadinessCard formId={id} form={form} items={required} isUploading={isUploading} />
              {history}
            </Stack>
          </div>
        </div>
      </div>
    </Stack>
  );
}

interface ReadinessCardProps extends Pick<EditFormProps<unknown>, 'isUploading'> {
  /** The id of the form that Enable sends. */
  formId: string;
  form: Pick<ItemForm<unknown>, 'isEnabled' | 'isSaving'>;
  items: readonly ReadinessItem[];
}

/** Lists what the item needs, and enables it. */
function ReadinessCard({ formId, form, items, isUploading }: ReadinessCardProps) {
  const { isEnabled, isSaving } = form;
  const words = isEnabled
    ? { title: 'What it needs', description: 'It can be changed, but has to keep all of this.' }
    : { title: 'Ready to enable?' };
  return (
    <Card {...words}>
      <Stack>
        <ReadinessList items={items} />
        {!isEnabled && (
          <Button
            type="submit"
            form={formId}
            name={ENABLE}
            formNoValidate
            isWide
            variant={items.some(({ isMissing }) => isMissing) ? 'secondary' : 'primary'}
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
