import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import type { RestorableDays } from '@cpd/domain/consequence';

/** Whether the server keeps deleted items, for how many days, and how many of each kind; undefined until that is known. */
export function useBin() {
  const hasBin = useCapability('bin');
  const { data } = bin.summary.useQuery({});
  const days: RestorableDays = hasBin ? data?.days : null;
  return { hasBin, days, counts: data?.counts };
}
