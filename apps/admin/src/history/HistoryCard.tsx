import type { Activity } from '@cpd/api/activity';
import { actorName } from '@cpd/domain/actor';
import { historySentence } from '@cpd/domain/history';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { formatDateTime, type Sentence, say, sentence, timeAgo } from '@cpd/ui/language';
import { RetryButton } from '@cpd/ui/RetryButton';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';

export interface HistoryCardProps {
  /** The last change; undefined when it could not be loaded. */
  last: Activity | undefined;
  /** The name of what it changed, on a page with the changes of several items. */
  subjectName?: string | undefined;
  /** The current time, in milliseconds since the epoch. */
  now: number;
  onShowAll: () => void;
  onRetry: () => void;
}

/** Who did what, and how long ago, such as 'ada deleted the course, 2 minutes ago'. */
export function lastChange(line: Activity, now: number): Sentence {
  return sentence('{change}, {when}', {
    change: historySentence(actorName(line.actor), [line]),
    when: timeAgo(Date.parse(line.at), now),
  });
}

/** Describes the last change of an item and opens the full history. */
export function HistoryCard({ last, subjectName, now, onShowAll, onRetry }: HistoryCardProps) {
  return (
    <Card
      title={say('History')}
      actions={
        last !== undefined && (
          <Button size="small" onPress={onShowAll}>
            {say('Show all')}
          </Button>
        )
      }
    >
      {last === undefined ? (
        <Stack>
          <Text>{say('The history could not be loaded.')}</Text>
          <div>
            <RetryButton onPress={onRetry} />
          </div>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Text>{say(lastChange(last, now))}</Text>
          <Text tone="muted" size="small">
            {subjectName !== undefined && (
              <>
                <bdi>{subjectName}</bdi>
                {' · '}
              </>
            )}
            <time dateTime={last.at}>{formatDateTime(last.at)}</time>
          </Text>
        </Stack>
      )}
    </Card>
  );
}
