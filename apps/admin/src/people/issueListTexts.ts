import { csvFile } from '@cpd/domain/csv';
import { namedLines } from '@cpd/domain/sentence';
import { fullName } from '@cpd/domain/user';
import { csvSeparator, longDate, paragraph, say } from '@cpd/ui/language';
import type { IssueLine, IssueList } from './useIssueList.ts';

/** Says in sentences who gets a certificate, and which lines need attention. */
export function issueSummary({
  lines,
  recipients,
  issuedCount,
  failedCount,
  leftOutCount,
  isLooking,
}: IssueList): string {
  const of = (kind: IssueLine['state']['kind']) =>
    lines.filter(({ state, result }) => state.kind === kind && result === undefined);
  const [ambiguous, unknown, nameless, repeated] = [of('ambiguous'), of('unknown'), of('nameless'), of('repeated')];
  const heldCount = of('held').filter(
    ({ state }) => 'person' in state && !recipients.includes(state.person._id),
  ).length;
  const counted = (group: readonly IssueLine[]) => ({ n: group.length, lines: namedLines(group) });
  const [first = '', ...others] = [
    issuedCount > 0 && say('{n, plural, one {# certificate} other {# certificates}} issued.', { n: issuedCount }),
    failedCount > 0 && say('{n} could not be issued.', { n: failedCount }),
    recipients.length > 0 &&
      say('{n, plural, one {# person gets} other {# people get}} a certificate.', { n: recipients.length }),
    heldCount > 0 && say('{n, plural, one {# has} other {# have}} a valid one.', { n: heldCount }),
    ambiguous.length > 0 && say('{n} to choose: {lines}.', counted(ambiguous)),
    unknown.length > 0 && say('{n} not found: {lines}.', counted(unknown)),
    nameless.length > 0 && say('{n} without a name: {lines}.', counted(nameless)),
    repeated.length > 0 && say('{n} listed twice: {lines}.', counted(repeated)),
    leftOutCount > 0 &&
      say('{n, plural, one {# more} other {# more}} left out: a list has at most {max}.', {
        n: leftOutCount,
        max: lines.length,
      }),
    isLooking && say('Looking up people…'),
    lines.length === 0 && say('No person was found in this text.'),
  ].filter((part) => part !== false);
  return paragraph(first, ...others);
}

/** What a line has come to, in words. */
export function lineResult({ state, result }: IssueLine, isRecipient: boolean): string {
  if (result) return result.isIssued ? say('Issued, {number}', { number: result.number }) : result.reason;
  if (isRecipient) return say('Ready');
  if (state.kind === 'looking') return say('Looking up…');
  if (state.kind === 'unknown') return say('Not found');
  if (state.kind === 'ambiguous') return say('Choose the person');
  if (state.kind === 'nameless') return say('Has no name');
  if (state.kind === 'repeated') return say('Same as line {number}', { number: state.line });
  const { certificate } = state.person;
  if (certificate === null) return say('Ready');
  return say('Has {number} of {day}', {
    number: certificate.number,
    day: longDate(certificate.issuedAt, certificate.timeZone ?? undefined),
  });
}

/** The list with the result of each line, for a spreadsheet. */
export function issueCsv({ lines, recipients }: Pick<IssueList, 'lines' | 'recipients'>): Blob {
  const rows = lines.map((line) => {
    const person = 'person' in line.state ? line.state.person : undefined;
    const certificate = line.result?.isIssued ? line.result : undefined;
    const isRecipient = person !== undefined && line.state.kind !== 'repeated' && recipients.includes(person._id);
    return [
      String(line.line),
      line.text,
      person ? fullName(person) : '',
      person?.email ?? '',
      person?._id ?? '',
      certificate ? say('Issued') : isRecipient ? say('Not issued yet') : lineResult(line, false),
      certificate?.number ?? '',
      certificate?.url ?? '',
    ];
  });
  const titles = [
    say('Line'),
    say('In the list'),
    say('Name'),
    say('E-mail'),
    say('Id of the user'),
    say('Result'),
    say('Number'),
    say('Link'),
  ];
  return new Blob([csvFile([titles, ...rows], csvSeparator())], { type: 'text/csv' });
}
