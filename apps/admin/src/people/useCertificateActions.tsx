import { useCapability } from '@cpd/api/capabilities';
import { certificatePdfAddress } from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import { type IssuedCertificate, issuedCertificates } from '@cpd/api/issuedCertificates';
import { useCopyText } from '@cpd/ui/CopyText';
import { useConfirm } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import { type ReactNode, useState } from 'react';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface CertificateActions {
  readonly onCopyLink: (certificate: IssuedCertificate) => void;
  /** The URL of a certificate's PDF, by its id. Absent where the server has none. */
  readonly pdfAddress?: (id: string) => string;
  /** Absent where the server cannot withdraw certificates. */
  readonly onWithdraw?: (certificate: IssuedCertificate) => void;
  /** Issues it again with the person's present name. Absent where the server cannot. */
  readonly onReissue?: (certificate: IssuedCertificate) => void;
}

/** What can be done with issued certificates, and the dialog that is open for it. */
export function useCertificateActions(): { readonly actions: CertificateActions; readonly dialog: ReactNode } {
  const canChange = useCapability('certificates') === true;
  const hasPdf = useCapability('certificate-records') === true;
  const client = useClient();
  const copy = useCopyText();
  const confirm = useConfirm();
  const notify = useNotify();
  const reissue = issuedCertificates.reissue.useMutation();
  const withdraw = issuedCertificates.withdraw.useMutation();
  const [withdrawn, setWithdrawn] = useState<IssuedCertificate>();

  async function handleReissue(certificate: IssuedCertificate) {
    if (!(await confirm(reissueConfirmation(certificate)))) return;
    const outcome = await reissue.run({ id: certificate._id });
    if (outcome.isDone) notify(say('Certificate {number} issued', { number: outcome.response.number }));
  }
  async function handleWithdraw({ _id, number }: IssuedCertificate, reason: string) {
    const outcome = await withdraw.run({ id: _id, reason });
    if (outcome.isDone) notify(say('Certificate {number} withdrawn', { number }));
    // Someone else has withdrawn it, or deleted the person.
    if (outcome.isDone || [404, 409].includes(outcome.error.status ?? 0)) setWithdrawn(undefined);
  }

  const changes = { onWithdraw: setWithdrawn, onReissue: (one: IssuedCertificate) => void handleReissue(one) };
  return {
    actions: {
      onCopyLink: ({ url }) => void copy(url, null, say('Link copied')),
      ...(hasPdf && { pdfAddress: (id: string) => certificatePdfAddress(client, id) }),
      ...(canChange && changes),
    },
    dialog: withdrawn && (
      <WithdrawDialog
        number={withdrawn.number}
        isPending={withdraw.isRunning}
        onWithdraw={(reason) => void handleWithdraw(withdrawn, reason)}
        onCancel={() => setWithdrawn(undefined)}
      />
    ),
  };
}

function reissueConfirmation({ number, holder, presentName }: IssuedCertificate) {
  return {
    title: say('Issue {number} again?', { number }),
    message: say('The new certificate shows “{presentName}” instead of “{holder}”.', {
      presentName: presentName ?? '',
      holder: holder ?? '',
    }),
    consequence: say(
      '{number} is withdrawn as replaced, and its page leads to the new one. This cannot be taken back.',
      { number },
    ),
    confirmLabel: say('Issue again'),
  };
}
