import { Button } from '@cpd/ui/Button';
import { ChevronDownIcon, ChevronRightIcon } from '@cpd/ui/Icon';
import { say } from '@cpd/ui/language';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Text } from '@cpd/ui/Text';
import { breakpoint } from '@cpd/ui/theme';
import { type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react';
import * as styles from './LearnerPreview.css.ts';

/**
 * A collapsible preview of a screen of the learners' app, which can be loaded lazily: it is rendered only while it is
 * open. It starts open if it fits next to the page's content.
 */
export function LearnerPreview({ children }: { children: ReactNode }) {
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
          <span id={titleId}>{say('As learners see it')}</span>
        </Button>
      </h2>
      {isOpen && (
        <div className={styles.screen}>
          <Suspense fallback={<Skeleton shape="phone" />}>{children}</Suspense>
          <Text tone="muted" size="small">
            {say('Roughly as in the app.')}
          </Text>
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
