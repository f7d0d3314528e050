import type { Requirement } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { ChangedElsewhereNotice } from './ChangedElsewhereNotice.tsx';
import { aside, columns } from './editLayout.css.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { EditFormProps } from './useEditForm.ts';

/** What the screen of an item that can be enabled shows and reports beside its form's own. */
export interface EnableableProps<Values, Needed extends Requirement> extends EditFormProps<Values> {
  /** What the values still lack for the item to be enabled. */
  missing: readonly Needed[];
  /** Whether the item is enabled. */
  isEnabled: boolean;
}

/** What stands around a form's fields. */
export interface EditLayoutProps extends Omit<EnableableProps<unknown, Requirement>, 'values' | 'onChange'> {
  /** The form's name for assistive technology. */
  name: string;
  /** Everything that is needed to enable the item. */
  all: readonly Requirement[];
  /** The fields. */
  children: ReactNode;
}

/** Frames a form: its fields with Save and Cancel, what is still missing beside it, and above it what was put back. */
export function EditLayout(props: EditLayoutProps) {
  const { name, children, all, missing, isEnabled, isRestored, onDiscard, elsewhere } = props;
  const { isUploading, isSaving, onSave, onCancel } = props;
  return (
    <Stack>
      {elsewhere.isFound && <ChangedElsewhereNotice {...elsewhere} />}
      {isRestored && <RestoredNotice onDiscard={onDiscard} />}
      <div className={columns}>
        <Card>
          <Form onSubmit={onSave} aria-label={name}>
            {children}
            <FormActions>
              <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isUploading}>
                Save
              </Button>
              <Button onPress={onCancel}>Cancel</Button>
            </FormActions>
          </Form>
        </Card>
        <div className={aside}>
          <Card title="Ready to enable?" actions={isEnabled && <Badge tone="positive">Enabled</Badge>}>
            <ReadinessList all={all} missing={missing} />
          </Card>
        </div>
      </div>
    </Stack>
  );
}
