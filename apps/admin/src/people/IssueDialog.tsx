import { certificateGroups } from '@cpd/api/certificateGroups';
import { newCertificateId } from '@cpd/api/issuedCertificates';
import { FormDialog } from '@cpd/ui/FormDialog';
import { displayTitle, say } from '@cpd/ui/language';
import { Select } from '@cpd/ui/Select';
import { Text } from '@cpd/ui/Text';
import { useState } from 'react';

/** A certificate to issue. */
export interface NewCertificate {
  readonly id: string;
  readonly certificateGroup: string;
}

export interface IssueDialogProps {
  /** The person's name, which the certificate shows. */
  name: string;
  isPending: boolean;
  onIssue: (certificate: NewCertificate) => void;
  onCancel: () => void;
}

/** Asks in which group a certificate is issued. */
export function IssueDialog({ name, isPending, onIssue, onCancel }: IssueDialogProps) {
  const { data, isLoading } = certificateGroups.options.useQuery({ autoComplete: true });
  // A repeated request has the same id, so that it issues no second certificate.
  const [chosen, setChosen] = useState({ certificateGroup: '', id: newCertificateId() });
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
        value={chosen.certificateGroup}
        onChange={(certificateGroup) => setChosen({ certificateGroup, id: newCertificateId() })}
        isLoading={isLoading}
        emptyText={say('No certificate group is enabled')}
      />
    </FormDialog>
  );
}
