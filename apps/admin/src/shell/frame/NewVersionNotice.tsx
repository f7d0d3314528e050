import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { useNewVersion } from './useNewVersion.ts';

/** Says when a newer version of the app is there; loading it waits for the reader. */
export function NewVersionNotice() {
  if (!useNewVersion()) return null;
  return (
    <Notice
      actions={
        <Button size="small" onPress={() => window.location.reload()}>
          Load it
        </Button>
      }
    >
      A newer version of this app is ready.
    </Notice>
  );
}
