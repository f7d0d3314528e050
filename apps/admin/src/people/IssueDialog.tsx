import type { IssuedCertificate } from '@cpd/api/issuedCertificates';
import { FormDialog } from '@cpd/ui/FormDialog';
import { longDate, say } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { useState } from 'react';
import { GroupField } from '../certificateGroups/GroupField.tsx';

export interface IssueDialogProps {
  /** The person's name, which the certificate shows. */
  name: string;
  isPending: boolean;
  /** The person's certificates, the newest first. */
  certificates: readonly IssuedCertificate[];
  onIssue: (certificateGroup: string) => void;
  onCancel: () => void;
}

/** Asks in which group a certificate is issued. */
export function IssueDialog({ name, isPending, certificates, onIssue, onCancel }: IssueDialogProps) {
  const [chosen, setChosen] = useState('');
  const held = certificates.find(({ certificateGroup, state }) => certificateGroup === chosen && state === 'valid');
  return (
    <FormDialog
      title={say('Issue certificate')}
      submitLabel={say('Issue')}
      isPending={isPending}
      onSubmit={() => onIssue(chosen)}
      onCancel={onCancel}
    >
      <Text>{say('It shows “{name}”. Passed courses are not checked.', { name })}</Text>
      <GroupField label={say('Certificate group')} value={chosen} onChange={setChosen} />
      <p role="status">
        {held &&
          say('{name} has a valid certificate of this group, {number} of {day}.', {
            name,
            number: held.number,
            day: longDate(held.issuedAt, held.timeZone ?? undefined),
          })}
      </p>
    </FormDialog>
  );
}
