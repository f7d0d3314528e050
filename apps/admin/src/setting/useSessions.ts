import { sessions } from '@cpd/api/auth';
import { useCapability } from '@cpd/api/capabilities';
import { counted } from '@cpd/domain/text';
import { useNotify } from '@cpd/ui/Notifications';
import { unpagedList } from '../kit/lists/ListState.ts';
import type { AccountSessions } from './SignOutCard.tsx';

/** The sessions of the account; undefined if the server does not list them. */
export function useSessions(): AccountSessions | undefined {
  const isOffered = useCapability('sessions') !== false;
  const list = unpagedList(sessions.list.useQuery({}));
  const endOne = sessions.end.useMutation();
  const endOthers = sessions.endOthers.useMutation();
  const notify = useNotify();
  const notifyEnded = (count: number) => notify(`${counted(count, 'session')} signed out`);

  async function handleEnd(id: string) {
    if ((await endOne.run({ id })).isDone) notifyEnded(1);
  }
  async function handleEndOthers() {
    const outcome = await endOthers.run({});
    if (outcome.isDone) notifyEnded(outcome.response.count);
  }

  if (!isOffered) return undefined;
  return {
    list,
    onEnd: (id) => void handleEnd(id),
    onEndOthers: () => void handleEndOthers(),
    isEnding: endOne.isRunning || endOthers.isRunning,
  };
}
