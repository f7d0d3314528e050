import { REASON_MAX_LENGTH } from '@cpd/domain/certificate';
import { isBlankText, textProblem } from '@cpd/domain/text';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say, sentence } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { TextArea } from '@cpd/ui/TextArea';
import { useState } from 'react';

export interface WithdrawDialogProps {
  number: string;
  isPending: boolean;
  onWithdraw: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a certificate is withdrawn. */
export function WithdrawDialog({ number, isPending, onWithdraw, onCancel }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const isBlank = reason !== '' && isBlankText(reason);
  const problem = isBlank
    ? sentence('Reason is required.')
    : textProblem('text', sentence('Reason'), reason, REASON_MAX_LENGTH);
  return (
    <FormDialog
      title={say('Withdraw {number}', { number })}
      submitLabel={say('Withdraw')}
      tone="danger"
      isPending={isPending}
      onSubmit={() => onWithdraw(reason)}
      onCancel={onCancel}
    >
      <Text>{say('Its page and image say at once that it no longer counts. This cannot be taken back.')}</Text>
      <TextArea
        label={say('Reason')}
        description={say('Only administrators see it.')}
        isRequired
        errorMessage={problem && say(problem)}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
