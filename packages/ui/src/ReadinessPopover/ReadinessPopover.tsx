import { Suspense, useRef, useState } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { DialogFallback } from '../DialogQueue/DialogFallback.tsx';
import { lazyPart } from '../LazyPart/index.ts';
import type { ReadinessItem } from '../ReadinessList/index.ts';
import * as styles from './ReadinessPopover.css.ts';

// Loaded at the first press, so that a list with many of these buttons does not wait for it.
const MissingList = lazyPart(
  async () => (await import('./MissingList.tsx')).MissingList,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface ReadinessPopoverProps {
  /** The name of the item, which distinguishes its button from those of other rows. */
  name: string;
  /** At least one missing requirement. */
  items: readonly ReadinessItem[];
}

/** The number of missing requirements of a row, and the list of them in a popover. */
export function ReadinessPopover({ name, items }: ReadinessPopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // Undefined until the first press.
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <BaseButton
        ref={triggerRef}
        className={styles.trigger}
        aria-label={`${items.length} missing: ${name}`}
        aria-expanded={isOpen === true}
        onPress={() => setIsOpen(true)}
      >
        {/* In a right-to-left page the number would follow its word. */}
        <bdi>{`${items.length} missing`}</bdi>
      </BaseButton>
      {isOpen !== undefined && (
        <Suspense fallback={<DialogFallback />}>
          <MissingList
            label={`Still missing: ${name}`}
            items={items}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}
