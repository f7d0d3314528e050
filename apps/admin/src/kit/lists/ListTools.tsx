import { SearchField } from '@cpd/ui/SearchField';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { Select, type SelectProps } from '@cpd/ui/Select';
import { Toolbar } from '@cpd/ui/Toolbar';
import type { EnabledFilter, ListSearch } from './useListParams.ts';

/** How many rows there are of each kind. */
export type EnabledCounts = Readonly<Record<EnabledFilter, number>>;

export interface ListToolsProps {
  /** What is searched, as the empty box says. */
  placeholder: string;
  /** Left out where the host does not search. */
  search?: Pick<ListSearch, 'keyword' | 'setKeyword'> | undefined;
  /** How long typing has to stop, in milliseconds. @default 1000 */
  delay?: number;
  /** Shows those enabled, those not, or all; left out where rows are not enabled. */
  filter?: {
    readonly value: EnabledFilter;
    readonly onChange: (value: EnabledFilter) => void;
    /** How many rows each choice shows, where that can be known; null while it is on its way. */
    readonly counts?: EnabledCounts | null | undefined;
  };
  /** The orders to choose from; left out where the server sorts. */
  sort?: Pick<SelectProps, 'options' | 'value' | 'onChange'>;
}

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'yes', label: 'Enabled' },
  { value: 'no', label: 'Not enabled' },
] as const;

/** Narrows a list down: search, states, order. */
export function ListTools({ placeholder, search, delay, filter, sort }: ListToolsProps) {
  return (
    <Toolbar
      aria-label="Filter and sort"
      search={
        search && (
          <SearchField
            label="Search"
            placeholder={placeholder}
            value={search.keyword}
            onSearch={search.setKeyword}
            {...(delay && { delay })}
          />
        )
      }
    >
      {filter && (
        <SegmentedControl
          label="Show"
          segments={kinds.map((kind) => ({
            ...kind,
            count: filter.counts === null ? null : filter.counts?.[kind.value],
          }))}
          value={filter.value}
          onChange={filter.onChange}
        />
      )}
      {sort && <Select labelPosition="beside" label="Sort by" {...sort} />}
    </Toolbar>
  );
}
