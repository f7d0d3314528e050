import type { QueryResult } from '@cpd/api/query';
import { Card } from '@cpd/ui/Card';
import { EmptyState } from '@cpd/ui/EmptyState';
import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { RetryButton } from '@cpd/ui/RetryButton';
import { useTabTitle } from '@cpd/ui/TabTitle';
import type { ReactNode } from 'react';

export interface UnloadedItemProps {
  query: Pick<QueryResult<unknown>, 'error' | 'reload'>;
  /** The list that the item belongs to, and the label of the way back: 'Back to courses'. */
  list: { readonly label: string; readonly backLabel: string; readonly href: string };
  /** The page's header, without what is not loaded. */
  header: ReactNode;
  skeleton: ReactNode;
  /** What is shown if there is no such item, with the way back. @default 'Data Not Found.' */
  goneAs?: (back: ReactNode) => ReactNode;
}

/** A page whose item is not loaded: its skeleton, 'Try again', or 'Data Not Found.'. */
export function UnloadedItem({
  query: { error, reload },
  list,
  header,
  skeleton,
  goneAs = notFound,
}: UnloadedItemProps) {
  const isGone = error?.status === 404;
  useTabTitle(isGone ? say('Data Not Found.') : undefined, list.label);
  if (isGone) return goneAs(<LinkButton href={list.href}>{list.backLabel}</LinkButton>);
  return (
    <>
      {header}
      {error === undefined ? (
        <div aria-busy="true" data-opening>
          {skeleton}
        </div>
      ) : (
        <Card>
          <EmptyState
            reason="failed"
            title={say('This could not be loaded.')}
            action={<RetryButton onPress={() => void reload()} />}
          />
        </Card>
      )}
    </>
  );
}

function notFound(back: ReactNode) {
  return <NotFound what="data" action={back} />;
}
