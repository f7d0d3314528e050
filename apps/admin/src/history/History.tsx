import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { useNow } from '@cpd/ui/language';
import { memo, Suspense, useState } from 'react';
import type { SubjectNames } from './activityColumns.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { useLastChange } from './useLastChange.ts';

const HistoryDialog = lazyPart(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  ({ onClose }) => onClose(),
);

/** Of an item, or of the certificates and posts of a user, whose names the page knows by their ids. */
type HistoryProps = { readonly subject: string } | { readonly user: string; readonly names: SubjectNames };

/**
 * The history of what a page shows. Renders nothing if the server has none. Memoized: a form renders on every key.
 */
export const History = memo(function History(props: HistoryProps) {
  const { names, ...filter } = 'user' in props ? props : { ...props, names: undefined };
  const [isOpen, setIsOpen] = useState(false);
  const { last, error, reload } = useLastChange(filter);
  const now = useNow();
  if (last === undefined && error === undefined) return null;
  return (
    <>
      <HistoryCard
        last={last}
        subjectName={names?.get(last?.subject._id ?? '')}
        now={now}
        onShowAll={() => setIsOpen(true)}
        onRetry={() => void reload()}
      />
      <Suspense fallback={<DialogFallback />}>
        {isOpen && <HistoryDialog filter={filter} names={names} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
});
