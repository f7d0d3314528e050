import { sessions } from '@cpd/api/auth';
import { useNotify } from '@cpd/ui/Notifications';
import { counted } from '../kit/lists/counted.ts';
import { cardList } from '../kit/lists/ListState.ts';
import type { SessionsCardProps } from './SessionsCard.tsx';

/** Where the account is signed in; undefined where the host does not tell. */
export function useSessionsCard(): SessionsCardProps | undefined {
  const list = cardList(sessions.list.useQuery({}));
  const endOne = sessions.end.useMutation();
  const endOthers = sessions.endOthers.useMutation();
  const notify = useNotify();
  const say = (count: number) => notify(`${counted(count, 'session')} signed out`);

  async function handleEnd(id: string) {
    if ((await endOne.run({ id })).isDone) say(1);
  }
  async function handleEndOthers() {
    const outcome = await endOthers.run({});
    if (outcome.isDone) say(outcome.answer.count);
  }

  return (
    list && {
      list,
      onEnd: (id) => void handleEnd(id),
      onEndOthers: () => void handleEndOthers(),
      isEnding: endOne.isRunning || endOthers.isRunning,
    }
  );
}
