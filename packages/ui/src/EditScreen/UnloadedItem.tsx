import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LinkButton } from '../Link/index.ts';
import { say } from '../language/index.ts';
import { NotFound } from '../NotFound/index.ts';
import { RetryButton } from '../RetryButton/index.ts';
import { useTabTitle } from '../TabTitle/index.ts';

/** How an item is loaded. */
export interface ItemLoad {
  /** Why it could not be loaded. The status 404 means that there is no such item. */
  readonly error: { readonly status: number | null } | undefined;
  readonly reload: () => unknown;
}

export interface UnloadedItemProps {
  load: ItemLoad;
  /** The list that the item belongs to, and the label of the way back: 'Back to courses'. */
  list: { readonly label: string; readonly backLabel: string; readonly href: string };
  /** The page's header, without what is not loaded. */
  header: ReactNode;
  skeleton: ReactNode;
  /** What is shown if there is no such item, with the way back. @default 'Data Not Found.' */
  renderGone?: (back: ReactNode) => ReactNode;
}

/** A page whose item is not loaded: its skeleton, 'Try again', or 'Data Not Found.'. */
export function UnloadedItem({
  load: { error, reload },
  list,
  header,
  skeleton,
  renderGone = notFound,
}: UnloadedItemProps) {
  const isGone = error?.status === 404;
  useTabTitle(isGone ? say('Data Not Found.') : undefined, list.label);
  if (isGone) return renderGone(<LinkButton href={list.href}>{list.backLabel}</LinkButton>);
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
