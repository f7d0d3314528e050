import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { say } from '../language/index.ts';
import { type ReadinessItem, ReadinessList } from '../ReadinessList/index.ts';
import { Stack } from '../Stack/index.ts';
import type { EditedItem } from './EditedItem.ts';

interface ReadinessCardProps {
  form: Pick<EditedItem, 'formId' | 'isEnabled' | 'isSaving'>;
  items: readonly ReadinessItem[];
  isUploading: boolean;
  notice: ReactNode;
}

/** Lists what the item needs, with the button that enables it. */
export function ReadinessCard({ form, items, isUploading, notice }: ReadinessCardProps) {
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
