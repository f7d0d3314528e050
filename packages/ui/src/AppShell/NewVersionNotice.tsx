import { Button } from '../Button/index.ts';
import { reloadIfReachable, UNREACHABLE } from '../Code/index.ts';
import { useModal } from '../DialogQueue/index.ts';
import { say } from '../language/index.ts';
import { Notice } from '../Notice/index.ts';

/** Offers to load a new version of the app. The page stays if the site cannot be reached. */
export function NewVersionNotice() {
  const { showError } = useModal();

  async function reload() {
    if (!(await reloadIfReachable())) showError({ message: say(UNREACHABLE) });
  }

  return (
    <Notice
      actions={
        <Button size="small" onPress={reload}>
          {say('Load it')}
        </Button>
      }
    >
      {say('A new version is available.')}
    </Notice>
  );
}
