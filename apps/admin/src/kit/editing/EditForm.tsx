import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import { type ReactNode, useId } from 'react';
import { ChangedElsewhereNotice } from './ChangedElsewhereNotice.tsx';
import { aside, columns, wideColumns } from './EditForm.css.ts';
import { focusRequirement } from './RequiredField.tsx';
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
  /** Gives the page where a requirement is met that is no field of the form. */
  wayTo?: (requirement: Requirement) => { readonly href: string } | undefined;
  isEnabled: boolean;
  isUploading: boolean;
  /** Leaves room for two columns of fields. */
  isWide?: boolean;
  /** What was done to the item. */
  history?: ReactNode;
  children: ReactNode;
}

/** Among the values of a form that is to be enabled: what is missing is asked about, what is wrong is told at its field. */
const ENABLE = 'enable';

/** Frames a form: its fields with Save and Cancel, what is still missing beside it, and above it what is to be known. */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const id = useId();
  const { name, form, all, missing, wayTo, isEnabled, isUploading, isWide = false, history, children } = props;
  const required = all.map((requirement) => ({
    label: requirementLabel(requirement),
    isMissing: missing.includes(requirement),
    ...(wayTo?.(requirement) ?? { onPress: () => focusRequirement(requirement) }),
  }));
  const stillMissing = required.filter(({ isMissing }) => isMissing);
  return (
    <Stack>
      <ChangedElsewhereNotice form={form} />
      <RestoredNotice form={form} />
      <div className={isWide ? wideColumns : columns}>
        <Card>
          <Form
            id={id}
            onSubmit={(data) => (data.has(ENABLE) ? form.onEnable(stillMissing) : form.onSave(stillMissing))}
            aria-label={name}
          >
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
          <Stack gap={20}>
            <Card title="Ready to enable?">
              <Stack>
                <ReadinessList items={required} />
                {!isEnabled && (
                  <Button
                    type="submit"
                    form={id}
                    name={ENABLE}
                    formNoValidate
                    isWide
                    variant={stillMissing.length === 0 ? 'primary' : 'secondary'}
                    isPending={form.isSaving}
                    isDisabled={isUploading}
                  >
                    Enable
                  </Button>
                )}
              </Stack>
            </Card>
            {history}
          </Stack>
        </div>
      </div>
    </Stack>
  );
}
