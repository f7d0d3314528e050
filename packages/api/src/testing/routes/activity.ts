import { actorName } from '@cpd/domain/actor';
import { lineInBin } from '@cpd/domain/bin';
import { english } from '@cpd/domain/english';
import { historySentence, SIGN_INS } from '@cpd/domain/history';
import { matchesKeyword } from '@cpd/domain/keyword';
import { type Activity, listActivity } from '../../activity/contract.ts';
import type { FakeData } from '../FakeData.ts';
import { route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

export const activityRoutes = [
  route(listActivity, ({ query, context: { data } }) => {
    const [subject = '', actor = '', keyword = ''] = ['subject', 'actor', 'keyword'].map(
      (name) => query.get(name) ?? '',
    );
    const user = query.get('user');
    const isOwn = ({ _id }: { readonly _id: string | null }) =>
      data.certificates.some((one) => one._id === _id && one.user === user) || data.authors[_id ?? ''] === user;
    const found = data.activity.filter(
      (line) =>
        isInPart(line.action, query.get('part')) &&
        (!subject || line.subject._id === subject) &&
        (!user || isOwn(line.subject)) &&
        (!actor || line.actor._id === actor) &&
        (line.subject._id === keyword.trim() ||
          matchesKeyword(keyword, line.subject.title, english(historySentence(actorName(line.actor), [line])))),
    );
    return paged(
      found.map((line) => withState(data, line)),
      query,
    );
  }),
];

/** Says of each line whether its subject is gone, and whether the item that it deleted is in the bin. */
function withState(data: FakeData, line: Activity): Activity {
  const deleted = line.action.endsWith('.deleted') ? lineInBin(line) : null;
  const isInBin = (kind: string | null, id: string | null) =>
    data.bin.some(({ listed }) => listed.kind === kind && listed._id === id);
  const newest = data.activity.find((other) => lineInBin(other)?.id === deleted?.id);
  return {
    ...line,
    isGone: line.isGone || isInBin(line.subject.kind, line.subject._id),
    isRestorable: deleted !== null && newest?._id === line._id && isInBin(deleted.kind, deleted.id),
  };
}

function isInPart(action: string, part: string | null): boolean {
  const isSignIn = SIGN_INS.some((one) => one === action);
  return part === 'sign-ins' ? isSignIn : part !== 'changes' || !isSignIn;
}
