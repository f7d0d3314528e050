import { newestActivity } from '@cpd/api/activity';
import { administrators } from '@cpd/api/administrators';
import { useCapability } from '@cpd/api/capabilities';
import { useClient } from '@cpd/api/client';
import { useImageUrl } from '@cpd/api/uploads';
import type { HistoryPart } from '@cpd/domain/history';
import { isIndexed } from '@cpd/domain/keyword';
import { isBlankText } from '@cpd/domain/text';
import { Button } from '@cpd/ui/Button';
import { InlineSelect } from '@cpd/ui/InlineSelect';
import { forKeyword, ListTable, type ListTexts, useListParams } from '@cpd/ui/ListScreen';
import { paragraph, type Sentence, say, sentence } from '@cpd/ui/language';
import { SearchField } from '@cpd/ui/SearchField';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { useDownload } from '@cpd/ui/saveFile';
import { Toolbar } from '@cpd/ui/Toolbar';
import { activityColumns, subjectColumn, useDayOf } from '../history/activityColumns.tsx';
import { changeListTexts } from '../history/changeTexts.ts';
import { useTextsOfHistory } from '../history/replacedText.ts';
import { useActivityList } from '../history/useActivityList.ts';
import { useRestorable } from '../history/useRestorable.ts';
import { activityCsv } from './activityCsv.ts';

const signInTexts = {
  none: sentence('No sign-ins yet.'),
  failed: sentence('Sign-ins could not be loaded'),
  noMatch: forKeyword(sentence('No sign-ins match.'), (keyword) =>
    sentence('No sign-ins match “{keyword}”.', { keyword }),
  ),
} satisfies ListTexts;

const MAX_LINES = 10_000;

const parts = [
  { value: 'changes', label: sentence('Changes') },
  { value: 'sign-ins', label: sentence('Sign-ins') },
  { value: 'all', label: sentence('All') },
] as const satisfies readonly { value: HistoryPart; label: Sentence }[];

/** The history with search, filters and download. Sign-ins are apart, because they would hide the changes. */
export function ActivityCard() {
  const params = useListParams();
  const { keyword, setKeyword, setTab, tab, setBy } = params;
  const part = parts.find(({ value }) => value === tab)?.value ?? 'changes';
  const { isSaving, download } = useDownload();
  const { people, actor } = usePeople(params.by);
  const filter = { keyword, part, ...(actor !== '' && { actor }) };
  const list = useActivityList(filter, params);
  const client = useClient();
  const [when, who, change] = activityColumns({
    imageUrl: useImageUrl(),
    textUse: useTextsOfHistory(),
    restoreOf: useRestorable(),
  });
  const hint = hintOn(keyword, list.pager.isAtLeast);
  const description = say('Everything that was changed, and by whom. The CSV has the latest 10,000 changes.');

  const loadCsv = async () => csvFile(activityCsv(await newestActivity(client, filter, MAX_LINES)));

  return (
    <ListTable
      title={say('Activity')}
      caption={say('Activity')}
      description={hint ? paragraph(description, hint) : description}
      texts={part === 'sign-ins' ? signInTexts : changeListTexts}
      list={list}
      columns={[when, who, subjectColumn(), change]}
      groupOf={useDayOf()}
      verticalAlign="baseline"
      search={{ ...params, hint }}
      actions={
        <Button isPending={isSaving} onPress={() => void download('activity.csv', loadCsv)}>
          {say('Download CSV')}
        </Button>
      }
      toolbar={
        <Toolbar
          aria-label={say('Filter')}
          search={
            <SearchField
              label={say('Search')}
              placeholder={say('Search activity')}
              value={keyword}
              onSearch={setKeyword}
            />
          }
        >
          <SegmentedControl
            label={say('Show')}
            segments={parts.map(({ value, label }) => ({ value, label: say(label) }))}
            value={part}
            onChange={(value) => setTab(value === 'changes' ? null : value, { keepsSearch: true })}
          />
          {people.length > 1 && <InlineSelect label={say('By')} options={people} value={actor} onChange={setBy} />}
        </Toolbar>
      }
    />
  );
}

/**
 * The administrators whose changes can be shown, after all people, and the one of the address. Nobody where the server does not
 * list them.
 */
function usePeople(id: string) {
  const isListed = useCapability('administrators') === true;
  const { data } = administrators.list.useQuery(isListed ? {} : null);
  const listed = (data ?? []).map(({ _id, username }) => ({ value: _id, label: username }));
  const isUnknown = data !== undefined && !listed.some(({ value }) => value === id);
  return { people: [{ value: '', label: say('Everyone') }, ...listed], actor: isUnknown ? '' : id };
}

/** The hint that older changes may match; undefined if all matches were found. */
function hintOn(keyword: string, hasMore = false): string | undefined {
  if (!isBlankText(keyword) && !isIndexed(keyword))
    return say('Only the newest 20,000 changes are searched. Type three letters or digits in a row to search all.');
  return hasMore ? say('Older changes may match too. Try a more specific search.') : undefined;
}

function csvFile(csv: string): Blob {
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}
