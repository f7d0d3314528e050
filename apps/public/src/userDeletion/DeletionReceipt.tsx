import { Receipt } from '@cpd/ui/Receipt';

export function DeletionReceipt({ serviceName }: { serviceName: string }) {
  return (
    <Receipt title="Your deletion was requested">
      <p>
        {serviceName} deletes your personal information, your content, your certificates and your account. You are
        signed out here; please remove the app from your devices.
      </p>
      <p>There is nothing else to do. You can close this page.</p>
    </Receipt>
  );
}
