import { Suspense, useRef, useState } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { DialogFallback } from '../DialogQueue/DialogFallback.tsx';
import { lazyPart } from '../LazyPart/index.ts';
import { say } from '../language/index.ts';
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
  /** What is missing, as far as a line has space for it, such as '3 missing'. */
  children: string;
  /** At least one missing requirement. */
  items: readonly ReadinessItem[];
}

/** Says what a row is missing, and lists it in a popover. */
export function ReadinessPopover({ name, children, items }: ReadinessPopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // Undefined until the first press.
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <BaseButton
        ref={triggerRef}
        className={styles.trigger}
        // On a right-to-left page a number would follow its word.
        dir="auto"
        aria-label={say('{missing}: {name}', { missing: children, name })}
        aria-expanded={isOpen === true}
        onPress={() => setIsOpen(true)}
      >
        {children}
      </BaseButton>
      {isOpen !== undefined && (
        <Suspense fallback={<DialogFallback />}>
          <MissingList
            label={say('Still missing: {name}', { name })}
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
