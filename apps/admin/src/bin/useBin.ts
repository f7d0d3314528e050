import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import type { RestorableDays } from '@cpd/domain/consequence';

export interface Bin {
  /** Whether the server keeps deleted items; undefined until that is known. */
  readonly hasBin: boolean | undefined;
  readonly days: RestorableDays;
  /** The numbers of deleted items by kind; undefined until they are loaded. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** What the server keeps of deleted items. */
export function useBin(): Bin {
  const hasBin = useCapability('bin');
  const { data } = bin.summary.useQuery({});
  return { hasBin, days: hasBin ? data?.days : null, counts: data?.counts };
}
