import { useCapability } from '@cpd/api/capabilities';
import { MAX_EXPORTED_ROWS } from '@cpd/domain/bulk';
import type { Marked } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { MarkBar, type MarkBarProps } from '@cpd/ui/MarkBar';
import { DownloadCsv } from './DownloadCsv.tsx';

export interface MarkedBarProps extends Partial<Omit<MarkBarProps, 'marked' | 'children'>> {
  marked: Marked<{ readonly _id: string }>;
  /** The list of the rows, if they can be downloaded. */
  list?: 'courses' | 'events' | 'groups' | 'posts' | undefined;
}

/** The bar of the marked rows of a list, with their download. */
export function MarkedBar({ marked, list, actions = [], ...bar }: MarkedBarProps) {
  const isOffered = useCapability('bulk') === true && list !== undefined;
  const ids = marked.rows.map(({ _id }) => _id);
  const isTooMany = ids.length > MAX_EXPORTED_ROWS;
  const tooMany = {
    label: say('Download CSV'),
    unavailableReason: say('At most {n} rows', { n: MAX_EXPORTED_ROWS }),
    onPress: () => undefined,
  };
  return (
    <MarkBar {...bar} marked={marked} actions={isOffered && isTooMany ? [...actions, tooMany] : actions}>
      {isOffered && !isTooMany && <DownloadCsv list={list} filters={{ ids: ids.join(',') }} />}
    </MarkBar>
  );
}
