import { isBlankText } from '@cpd/domain/text';
import { BatchButton, BatchProgress } from '@cpd/ui/Batch';
import { Button } from '@cpd/ui/Button';
import { Checkbox } from '@cpd/ui/Checkbox';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { useModal } from '@cpd/ui/DialogQueue';
import { RestoredNotice } from '@cpd/ui/EditScreen';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { saveFile } from '@cpd/ui/saveFile';
import { Text } from '@cpd/ui/Text';
import { TextArea } from '@cpd/ui/TextArea';
import { discardConfirmation } from '@cpd/ui/UnsavedChanges';
import { errorText } from '../errorText.ts';
import { IssueListPreview } from './IssueListPreview.tsx';
import { issueCsv, issueSummary } from './issueListTexts.ts';
import { type IssueList, useIssueList } from './useIssueList.ts';

export interface IssueListDialogProps {
  certificateGroup: string;
  /** The group's name. */
  name: string;
  onClose: () => void;
}

/** Issues certificates of a group to a pasted list of people, after a preview of who was found. */
export function IssueListDialog({ certificateGroup, name, onClose }: IssueListDialogProps) {
  const { confirm } = useModal();
  const list = useIssueList(certificateGroup);
  const { values, setValues, recipients, batch, isLooking } = list;
  const hasResults = Object.keys(values.results).length > 0;

  async function handleClose() {
    await batch.stop();
    const isUnfinished = recipients.length > 0;
    const confirmation = discardConfirmation(say('Certificates of this list have not been issued.'));
    if (isUnfinished && !(await confirm(confirmation))) return;
    list.forget();
    onClose();
  }

  return (
    <Dialog width="table" onDismiss={() => void handleClose()}>
      <DialogHeader>{say('Issue certificates')}</DialogHeader>
      <DialogBody>
        <RestoredNotice form={{ isRestored: list.isRestored, onDiscard: list.discard }} />
        <Text>{say('Certificates of “{name}”. Passed courses are not checked.', { name })}</Text>
        <TextArea
          label={say('People')}
          // The preview below stays in view.
          maxLines={6}
          isDisabled={batch.isRunning}
          value={values.text}
          onChange={(text) => setValues({ ...values, text })}
          description={say('One e-mail, id or name a line, or rows copied from a spreadsheet.')}
        />
        {!isBlankText(values.text) && <IssueCheck list={list} />}
      </DialogBody>
      <DialogActions>
        <Button slot="close">{hasResults && recipients.length === 0 ? say('Close') : say('Cancel')}</Button>
        {hasResults && !batch.isRunning && (
          <Button onPress={() => saveFile('issued-certificates.csv', issueCsv(list))}>{say('Download results')}</Button>
        )}
        <BatchButton
          batch={batch}
          label={issueLabel(recipients.length)}
          isAtEdge={recipients.length === 0 || isLooking}
          onStart={() => void list.issue()}
        />
      </DialogActions>
    </Dialog>
  );
}

function issueLabel(n: number): string {
  return n === 0 ? say('Issue') : say('Issue {n, plural, one {# certificate} other {# certificates}}', { n });
}

/** Who gets a certificate, or how many have got one. */
function IssueCheck({ list }: { list: IssueList }) {
  const { values, setValues, lookups, recipients, issuedCount, failedCount, holderCount, batch } = list;
  const counts = { done: issuedCount, total: issuedCount + failedCount + recipients.length };
  return (
    <>
      {batch.state === 'idle' ? (
        <p role="status">{issueSummary(list)}</p>
      ) : (
        <BatchProgress
          batch={batch}
          label={say('Issued certificates')}
          {...counts}
          stoppedText={say(
            'Stopped. {done} of {total, plural, one {# certificate} other {# certificates}} issued. Resume issues the rest.',
            counts,
          )}
        >
          {say('{done} of {total, plural, one {# certificate} other {# certificates}} issued.', counts)}
        </BatchProgress>
      )}
      {lookups.error && (
        <Notice
          tone="critical"
          actions={
            <Button size="small" onPress={lookups.retry}>
              {say('Try again')}
            </Button>
          }
        >
          {errorText(lookups.error)}
        </Notice>
      )}
      {holderCount > 0 && (
        <Checkbox
          isSelected={values.includesHolders}
          isDisabled={batch.isRunning}
          onChange={(includesHolders) => setValues({ ...values, includesHolders })}
        >
          {say('Issue another one to {n, plural, one {# person} other {# people}} with a valid certificate', {
            n: holderCount,
          })}
        </Checkbox>
      )}
      <IssueListPreview list={list} />
    </>
  );
}
