import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { ChangedElsewhereNotice } from './ChangedElsewhereNotice.tsx';
import { aside, columns } from './EditForm.css.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { ItemForm } from './useItemForm.ts';

export interface EditFormProps<Values> {
  /** The form's name for assistive technology. */
  name: string;
  form: ItemForm<Values>;
  /** Everything that is needed to enable the item. */
  all: readonly Requirement[];
  /** What of it the values still lack. */
  missing: readonly Requirement[];
  isEnabled: boolean;
  isUploading: boolean;
  children: ReactNode;
}

/** Frames a form: its fields with Save and Cancel, what is still missing beside it, and above it what is to be known. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const { name, form, all, missing, isEnabled, isUploading, children } = props;
  return (
    <Stack>
      <ChangedElsewhereNotice form={form} />
      <RestoredNotice form={form} />
      <div className={columns}>
        <Card>
          <Form onSubmit={form.onSave} aria-label={name}>
            {children}
            <FormActions>
              <Button type="submit" variant="primary" isPending={form.isSaving} isDisabled={isUploading}>
                Save
              </Button>
              <Button onPress={form.onCancel}>Cancel</Button>
            </FormActions>
          </Form>
        </Card>
        <div className={aside}>
          <Card title="Ready to enable?" actions={isEnabled && <Badge tone="positive">Enabled</Badge>}>
            <ReadinessList all={all.map(requirementLabel)} missing={missing.map(requirementLabel)} />
          </Card>
        </div>
      </div>
    </Stack>
  );
}
