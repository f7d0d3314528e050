import { certificateGroups } from '@cpd/api/certificateGroups';
import type { IssuedCertificate } from '@cpd/api/issuedCertificates';
import { FormDialog } from '@cpd/ui/FormDialog';
import { displayTitle, longDate, say } from '@cpd/ui/language';
import { Select } from '@cpd/ui/Select';
import { Text } from '@cpd/ui/Text';
import { useState } from 'react';

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
  const { data, isLoading } = certificateGroups.options.useQuery({ autoComplete: true });
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
      <Select
        label={say('Certificate group')}
        isRequired
        options={(data ?? []).map(({ _id, name: group }) => ({ value: _id, label: displayTitle(group) }))}
        value={chosen}
        onChange={setChosen}
        isLoading={isLoading}
        emptyText={say('No certificate group is enabled')}
      />
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
