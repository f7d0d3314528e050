import { useClient } from '@cpd/api/client';
import { useStoredInput } from '@cpd/api/forms';
import { isUnconfirmed, useIssueToMany } from '@cpd/api/issuedCertificates';
import { type FoundUser, useUserLookups } from '@cpd/api/userLookup';
import { type ListedLine, MAX_LISTED_PEOPLE, readPeopleList, sortedPeople } from '@cpd/domain/peopleList';
import { isBlankText } from '@cpd/domain/text';
import { useBatch } from '@cpd/ui/Batch';
import { say } from '@cpd/ui/language';
import { useDebounced } from '@cpd/ui/SearchField';
import { useUnsavedForm } from '@cpd/ui/UnsavedChanges';
import { useMemo } from 'react';
import { errorText } from '../errorText.ts';

/** What a person got: a certificate, or none and why. */
export type IssueResult =
  | { readonly isIssued: true; readonly number: string; readonly url: string }
  | { readonly isIssued: false; readonly reason: string };

interface IssueListValues {
  readonly text: string;
  /** Who is meant by an entry that several people match, by its id. */
  readonly choices: Readonly<Record<string, string>>;
  /** Whether people with a valid certificate of the group get another one. */
  readonly includesHolders: boolean;
  /** By the id of the person. */
  readonly results: Readonly<Record<string, IssueResult>>;
}

const NO_VALUES: IssueListValues = { text: '', choices: {}, includesHolders: false, results: {} };

/** How long typing pauses before people are looked up, in milliseconds. */
const PAUSE_MS = 300;

export function issueListKey(certificateGroup: string): string {
  return `certificates/${certificateGroup}/list`;
}

/** A line with what its person got. */
export type IssueLine = ListedLine<FoundUser> & { readonly result: IssueResult | undefined };

/** A list of people, and what issuing certificates to them has done. It survives a reload. */
export function useIssueList(certificateGroup: string) {
  const client = useClient();
  const input = useStoredInput({ inputKey: issueListKey(certificateGroup), empty: NO_VALUES, read: storedValues });
  const { values, setValues } = input;
  const { text, choices, includesHolders, results } = values;
  const { people, leftOutCount, lookups } = usePeople(text, certificateGroup);
  const { run } = useIssueToMany();
  const batch = useBatch();

  const lines = useMemo(
    () => withResults(sortedPeople(people, lookups.found, choices), results),
    [people, lookups.found, choices, results],
  );
  const isLost = (user: string) => isUnconfirmed(client, { user, certificateGroup });
  const recipients = recipientsOf(lines, (user) => includesHolders || isLost(user));
  const issuedCount = lines.filter(({ result }) => result?.isIssued).length;

  useUnsavedForm({
    name: say('The list of people'),
    isUnsaved: () => recipients.length > 0,
    isStored: true,
    discard: input.discard,
    obstacle: () => say('Their certificates can be issued in the dialog of the list.'),
  });
  input.useStoring(!isBlankText(text));

  function issue(): Promise<boolean> {
    return batch.start(async (signal) => {
      const outcome = await run(certificateGroup, recipients, {
        signal,
        onResult(user, result) {
          const isIssued = 'number' in result;
          const stored: IssueResult = isIssued
            ? { isIssued, number: result.number, url: result.url }
            : { isIssued, reason: errorText(result) };
          setValues((before) => ({ ...before, results: { ...before.results, [user]: stored } }));
        },
      });
      return outcome.isDone;
    });
  }

  return {
    ...input,
    lines,
    lookups,
    leftOutCount,
    isLooking: lines.some(({ state }) => state.kind === 'looking') && lookups.error === undefined,
    holderCount: lines.filter(({ state, result }) => state.kind === 'held' && result === undefined).length,
    recipients,
    issuedCount,
    failedCount: lines.filter(({ result }) => result?.isIssued === false).length,
    batch,
    issue,
  };
}

export type IssueList = ReturnType<typeof useIssueList>;

/** The people that a text lists, and who of the users they are, once typing pauses. */
function usePeople(text: string, certificateGroup: string) {
  const listed = useMemo(() => readPeopleList(text), [text]);
  const people = useMemo(() => listed.slice(0, MAX_LISTED_PEOPLE), [listed]);
  const settledText = useDebounced(text, PAUSE_MS);
  const keys = settledText === text ? people.flatMap((person) => person.keys) : [];
  return {
    people,
    /** The people who are not read because the list is too long. */
    leftOutCount: listed.length - people.length,
    lookups: useUserLookups(keys, certificateGroup),
  };
}

/** A person who is listed twice has the result at the first line. */
function withResults(
  lines: readonly ListedLine<FoundUser>[],
  results: IssueListValues['results'],
): readonly IssueLine[] {
  return lines.map((line) => {
    const user = 'person' in line.state ? line.state.person._id : '';
    const isOwn = line.state.kind !== 'repeated' && Object.hasOwn(results, user);
    return { ...line, result: isOwn ? results[user] : undefined };
  });
}

/** Who gets a certificate: with a valid one, only those who get another. A lost response is asked for again. */
function recipientsOf(lines: readonly IssueLine[], getsAnother: (user: string) => boolean): readonly string[] {
  return lines.flatMap(({ state, result }) => {
    if (result !== undefined || (state.kind !== 'ready' && state.kind !== 'held')) return [];
    const user = state.person._id;
    return state.kind === 'ready' || getsAnother(user) ? [user] : [];
  });
}

/** What this page has stored. */
function storedValues(stored: unknown): IssueListValues | undefined {
  const { text, choices, includesHolders, results } = Object(stored);
  if (typeof text !== 'string') return undefined;
  return { text, choices: { ...choices }, includesHolders: includesHolders === true, results: { ...results } };
}
