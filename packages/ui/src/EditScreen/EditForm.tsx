import type { ReactNode } from 'react';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Form } from '../Form/index.ts';
import { useCommandKey } from '../KeyList/index.ts';
import { say } from '../language/index.ts';
import { ReadinessPopover } from '../ReadinessPopover/index.ts';
import { Stack } from '../Stack/index.ts';
import { type ChecklistItem, type EditedItem, readinessItems } from './EditedItem.ts';
import { EditHeader, type EditHeaderProps } from './EditHeader.tsx';
import * as styles from './EditScreen.css.ts';
import { FormStatus } from './FormStatus.tsx';
import { RestoredNotice } from './formNotices.tsx';
import { ReadinessCard } from './ReadinessCard.tsx';

export interface EditFormProps {
  /** The form's name for assistive technology. */
  name: string;
  /** The page's header, which also says whether the item is enabled, and what is missing. */
  header: EditHeaderProps;
  item: EditedItem;
  /** Everything that is needed to enable the item, in the order of the form. @default nothing */
  checklist?: readonly ChecklistItem[];
  /** What is missing, in a few words next to the title: 'Title and PDF missing'. */
  missingText?: string;
  /** Disables Save and Enable while a file is being uploaded. @default false */
  isUploading?: boolean;
  /** Notices above the form, such as a `ConflictNotice`. */
  notices?: ReactNode;
  /** Warns next to Enable of something that does not prevent it. */
  enableNotice?: ReactNode;
  /** A preview of the item and other cards, next to its fields. */
  aside?: ReactNode;
  /** The fields. Each requirement without a page has its `RequiredField`. */
  children: ReactNode;
}

/** A form on a page of its own: header, notices, fields with Save and Cancel, and what is needed to enable the item. */
export function EditForm(props: EditFormProps) {
  const { header, item, checklist = [], missingText = '', isUploading = false, notices, enableNotice, aside } = props;
  const shape = header.isWide ? 'twoColumns' : 'oneColumn';
  const items = readinessItems(item, checklist, isUploading);
  const isIncomplete = items.some(({ isMissing }) => isMissing);
  return (
    <>
      <EditHeader {...header} title={item.itemName} isEnabled={item.isEnabled}>
        {item.isEnabled === false && isIncomplete && (
          <span className={styles.atTitle[shape]}>
            <ReadinessPopover name={props.name} items={items.filter(({ isMissing }) => isMissing)}>
              {missingText}
            </ReadinessPopover>
          </span>
        )}
      </EditHeader>
      <Stack>
        {notices}
        <RestoredNotice form={item} />
        <div className={styles.frame}>
          <div className={styles.columns[shape]}>
            <FieldsCard {...props} />
            <div className={styles.aside[shape]}>
              <Stack gap={20}>
                {item.isEnabled !== undefined && (
                  <ReadinessCard form={item} items={items} isUploading={isUploading} notice={enableNotice} />
                )}
                {aside}
              </Stack>
            </div>
          </div>
        </div>
      </Stack>
    </>
  );
}

/** The fields with Save and Cancel, which stay in view. */
function FieldsCard({ name, item, checklist = [], isUploading = false, children }: EditFormProps) {
  const commandKey = useCommandKey();
  const missing = checklist.filter(({ isMissing }) => isMissing);

  function handleSave() {
    const [first, ...others] = missing;
    if (first === undefined) item.onSave('enable');
    else item.onSave(others.length === 0 ? first.page : undefined);
  }

  return (
    <Card>
      <Form
        id={item.formId}
        onSubmit={handleSave}
        onSubmitIncomplete={() => item.onEnable(readinessItems(item, missing))}
        aria-label={name}
        isStored
        marksRequired
      >
        {children}
        <ActionBar placement="form" status={<FormStatus form={item} keys={[commandKey, 'S']} />}>
          <Button type="submit" variant="primary" isPending={item.isSaving} isDisabled={isUploading}>
            {say('Save')}
          </Button>
          <Button onPress={item.onCancel}>{say('Cancel')}</Button>
        </ActionBar>
      </Form>
    </Card>
  );
}

export interface RequiredFieldProps {
  /** The requirement that the field meets. A URL's hash leads to the field by this name. */
  name: string;
  children: ReactNode;
}

/** Marks a field as the place where a requirement is met. */
export function RequiredField({ name, children }: RequiredFieldProps) {
  return <div id={name}>{children}</div>;
}
