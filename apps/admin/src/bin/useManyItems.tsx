import { type BulkKind, type BulkOutcome, useBulkChange, useRestoreMany } from '@cpd/api/bulk';
import { useForgetItem } from '@cpd/api/recents';
import type { BulkAction } from '@cpd/domain/bulk';
import { deletingManyConsequence, enablingManyConsequence } from '@cpd/domain/bulkConsequence';
import type { RestorableDays } from '@cpd/domain/consequence';
import { type ConfirmRequest, useConfirm } from '@cpd/ui/DialogQueue';
import { listed, paragraph, say, titleInSentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useNotify } from '@cpd/ui/Notifications';
import { Stack } from '@cpd/ui/Stack';
import { errorText } from '../errorText.ts';
import { useBin } from './useBin.ts';
import type { NamedItem } from './useItemActions.tsx';
import { useNotifyDeletion } from './useRestore.ts';

/** An item among many. */
export interface ManyItem extends NamedItem {
  readonly id: string;
}

/** Enables and deletes many items of a kind: asks once, sends the requests and shows a notification. */
export function useManyItems(kind: BulkKind) {
  const { run, progress, stop } = useBulkChange(kind);
  const confirm = useConfirm();
  const { days } = useBin();
  const notify = useNotify();
  const notifyDeletion = useNotifyDeletion(useRestoreMany());
  const forget = useForgetItem();

  function report(action: BulkAction, items: readonly ManyItem[], { done }: BulkOutcome): void {
    const changed = items.filter(({ id }) => done.includes(id));
    const n = changed.length;
    if (action === 'delete') {
      for (const { id, name } of changed) {
        forget(id);
        notifyDeletion(say('{name} deleted', { name: titleInSentence(name) }), { kind, id, name });
      }
    } else if (n > 0) notify(say('{n, plural, one {# item} other {# items}} enabled', { n }));
    if (n < items.length)
      notify(
        say('{n} of {total, plural, one {# item} other {# items}} not changed', {
          n: items.length - n,
          total: items.length,
        }),
        undefined,
        'caution',
      );
  }

  return {
    /** Null while nothing runs. */
    progress,
    stop,
    /** Asks, and changes the items one after another. Returns which are changed and why others are not, or null if nobody confirms. */
    async change(action: BulkAction, items: readonly ManyItem[]) {
      if (!(await confirm(confirmationOf[action](items, days)))) return null;
      const outcome = await run(
        action,
        items.map(({ id }) => id),
      );
      report(action, items, outcome);
      const names = new Map(items.map(({ id, name }) => [id, name]));
      return {
        done: outcome.done,
        failures: outcome.failed.flatMap(({ id, error }) =>
          error.isSilent ? [] : [{ id, name: names.get(id) ?? id, reason: errorText(error) }],
        ),
      };
    },
  };
}

/** The number of items that a confirmation names. */
const MAX_NAMES = 5;

/** The confirmation of each action. */
const confirmationOf = {
  enable: (items: readonly ManyItem[], days: RestorableDays) => ({
    title: say('Enable {n, plural, one {# item} other {# items}}?', { n: items.length }),
    message: namesOf(items),
    consequence: paragraph(...enablingManyConsequence(days)),
    details: <Warnings items={items} />,
    confirmLabel: say('Enable'),
  }),
  delete: (items: readonly ManyItem[], days: RestorableDays) => ({
    title: say('Delete {n, plural, one {# item} other {# items}}?', { n: items.length }),
    message: namesOf(items),
    consequence: paragraph(...deletingManyConsequence(items, days)),
    confirmLabel: say('Delete'),
    tone: 'danger',
  }),
} satisfies Record<BulkAction, (items: readonly ManyItem[], days: RestorableDays) => ConfirmRequest>;

function namesOf(items: readonly ManyItem[]): string {
  return listed(
    items.map(({ name }) => `“${name}”`),
    MAX_NAMES,
  );
}

function Warnings({ items }: { items: readonly ManyItem[] }) {
  const warned = items.filter(({ warning }) => warning !== undefined).slice(0, MAX_NAMES);
  return (
    warned.length > 0 && (
      <Stack gap={8}>
        {warned.map(({ id, name, warning = '' }) => (
          <Notice key={id} tone="caution">
            {say('{name}: {reason}', { name, reason: warning })}
          </Notice>
        ))}
      </Stack>
    )
  );
}
