import { actorName } from '@cpd/domain/actor';
import { english } from '@cpd/domain/english';
import { historySentence, SIGN_INS } from '@cpd/domain/history';
import { matchesKeyword } from '@cpd/domain/keyword';
import { listActivity } from '../../activity/contract.ts';
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
    return paged(found, query);
  }),
];

function isInPart(action: string, part: string | null): boolean {
  const isSignIn = SIGN_INS.some((one) => one === action);
  return part === 'sign-ins' ? isSignIn : part !== 'changes' || !isSignIn;
}
