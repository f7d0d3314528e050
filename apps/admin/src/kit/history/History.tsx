import { activity } from '@cpd/api/activity';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { memo, Suspense, useState } from 'react';
import { HistoryCard } from './HistoryCard.tsx';

const HistoryDialog = lazyPart(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  ({ onClose }) => onClose(),
);

/**
 * The history of an item next to its form. Renders nothing if the server has no history of it. Memoized: the form
 * renders on every key.
 */
export const History = memo(function History({ subject }: { subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, reload } = activity.list.useQuery({ subject, page: 1, size: 1 });
  const last = data?.docs[0];
  if (last === undefined && error === undefined) return null;
  return (
    <>
      <HistoryCard last={last} now={Date.now()} onShowAll={() => setIsOpen(true)} onRetry={() => void reload()} />
      <Suspense fallback={<DialogFallback />}>
        {isOpen && <HistoryDialog subject={subject} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
});
