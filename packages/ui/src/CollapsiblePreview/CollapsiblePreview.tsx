import { type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
import { breakpoint } from '../theme/index.ts';
import * as styles from './CollapsiblePreview.css.ts';

export interface CollapsiblePreviewProps {
  /** What the preview shows, such as 'As learners see it'. */
  label: string;
  /** A line below the preview. */
  note?: string;
  /** The preview, which can be loaded lazily: it is rendered only while it is open. */
  children: ReactNode;
}

/** A preview next to a page's content. It starts open if it fits there. */
export function CollapsiblePreview({ label, note, children }: CollapsiblePreviewProps) {
  const fits = useSyncExternalStore(onResize, isWindowWide);
  const [isOpenByUser, setIsOpenByUser] = useState<boolean>();
  const isOpen = isOpenByUser ?? fits;
  const titleId = useId();
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          aria-expanded={isOpen}
          onPress={() => setIsOpenByUser(!isOpen)}
        >
          <span id={titleId}>{label}</span>
        </Button>
      </h2>
      {isOpen && (
        <div className={styles.screen}>
          <Suspense fallback={<Skeleton shape="phone" />}>{children}</Suspense>
          {note !== undefined && (
            <Text tone="muted" size="small">
              {note}
            </Text>
          )}
        </div>
      )}
    </section>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function isWindowWide(): boolean {
  return window.innerWidth >= breakpoint.wide;
}
