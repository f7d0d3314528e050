import { activity } from '@cpd/api/activity';
import { lazyPart } from '@cpd/app/lazyPart';
import { memo, useState } from 'react';
import { NotLoaded } from '../NotLoaded.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import type { HistoryDialogProps } from './HistoryDialog.tsx';

const HistoryDialog = lazyPart<HistoryDialogProps>(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  NotLoaded,
);

/**
 * The history of an item, beside its form; nothing where the server keeps none (rule B2), or has no line of it. It is
 * not rendered again with every key in the form.
 */
export const History = memo(function History({ subject }: { subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, reload } = activity.list.useQuery({ subject, page: 1, size: 1 });
  const last = data?.docs[0];
  if (last === undefined && error === undefined) return null;
  return (
    <>
      <HistoryCard last={last} now={Date.now()} onShowAll={() => setIsOpen(true)} onRetry={() => void reload()} />
      {isOpen && <HistoryDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  );
});
