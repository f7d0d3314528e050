import { CheckIcon } from '@cpd/ui/Icon';
import { useEffect, useRef } from 'react';
import * as styles from './UserDeletionScreen.css.ts';

/** Confirms that the deletion was requested (decision U2), and takes the focus, as the form is gone. */
export function DeletionReceipt({ serviceName }: { serviceName: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <span className={styles.receiptMark}>
        <CheckIcon size={24} />
      </span>
      <h1 ref={ref} className={styles.title} tabIndex={-1}>
        Your deletion was requested
      </h1>
      <p>
        {serviceName} deletes your personal information, your content, your certificates and your account. You are
        signed out here; please remove the app from your devices.
      </p>
      <p>There is nothing else to do. You can close this page.</p>
    </div>
  );
}
