import { type CertificateGroupOption, certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle, say } from '@cpd/ui/language';
import { Select } from '@cpd/ui/Select';
import { useMemo } from 'react';

/** The enabled groups, and one that is chosen already. */
export function useGroupsToChoose(current?: CertificateGroupOption | null, { isRevalidated = true } = {}) {
  const query = certificateGroups.options.useQuery({ autoComplete: true }, { isRevalidated });
  const { data } = query;
  // Stable, so that typing does not render hundreds of options again.
  const groups = useMemo(() => {
    const enabled = data ?? [];
    return current && !enabled.some(({ _id }) => _id === current._id) ? [current, ...enabled] : enabled;
  }, [data, current]);
  return { query, groups };
}

export interface GroupFieldProps {
  label: string;
  description?: string;
  /** The group that is chosen already, which is an option even if it is not enabled. */
  current?: CertificateGroupOption | null;
  /** Its id, or ''. */
  value: string;
  onChange: (id: string) => void;
  isDisabled?: boolean;
}

/** Asks for a certificate group. */
export function GroupField({ current, ...field }: GroupFieldProps) {
  const { groups, query } = useGroupsToChoose(current);
  const { isLoading, error, reload } = query;
  const isRetrying = query.useIsValidating() && error !== undefined;
  const options = useMemo(() => groups.map(({ _id, name }) => ({ value: _id, label: displayTitle(name) })), [groups]);
  return (
    <Select
      {...field}
      isRequired
      options={options}
      isLoading={isLoading || isRetrying}
      emptyText={say('No certificate group is enabled yet')}
      failure={error && { text: say('The certificate groups could not be loaded.'), onRetry: () => void reload() }}
    />
  );
}
