import type { ActivityFilter } from '@cpd/api/activity';
import { useImageUrl } from '@cpd/api/uploads';
import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { ListTable } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { activityColumns, type SubjectNames, subjectColumn, useDayOf } from './activityColumns.tsx';
import { changeListTexts } from './changeTexts.ts';
import { useTextsOfHistory } from './replacedText.ts';
import { useActivityList, useDialogPage } from './useActivityList.ts';
import { useRestorable } from './useRestorable.ts';

export interface HistoryDialogProps {
  filter: ActivityFilter;
  /** For the changes of several items. */
  names: SubjectNames | undefined;
  onClose: () => void;
}

/** The full history of what a page shows, with old and new values. */
export function HistoryDialog({ filter, names, onClose }: HistoryDialogProps) {
  const list = useActivityList(filter, useDialogPage());
  const textUse = useTextsOfHistory();
  const [when, who, change] = activityColumns({
    imageUrl: useImageUrl(),
    restoreOf: useRestorable(),
    textUse(line, change) {
      const use = textUse(line, change);
      return (
        use &&
        (() => {
          onClose();
          use();
        })
      );
    },
  });
  return (
    <Dialog width="table" onDismiss={onClose}>
      <DialogHeader>{say('History')}</DialogHeader>
      <DialogBody>
        <ListTable
          caption={say('History')}
          texts={changeListTexts}
          list={list}
          columns={[when, who, ...(names ? [subjectColumn(names)] : []), change]}
          groupOf={useDayOf()}
          verticalAlign="baseline"
        />
      </DialogBody>
      <DialogActions>
        <Button slot="close">{say('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
