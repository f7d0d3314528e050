import { useEffect } from 'react';
import { useReportFailure } from './useReportFailure.ts';

/** Says in a dialog that the code of what was asked for did not arrive. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  const report = useReportFailure();
  useEffect(() => {
    onClose();
    report(new Error('The code of a dialog did not arrive.'));
  }, [onClose, report]);
  return null;
}
