import { reasonProblem } from '@cpd/domain/certificate';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say } from '@cpd/ui/language';
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
        check={reasonProblem}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
