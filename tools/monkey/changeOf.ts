import type { AnsweredCall } from './FaultsProxy.ts';

/** What a call that the backend answered with success has changed. */
export interface Change {
  /** The kind and the id of what it changed, such as `course/0198…`. */
  readonly resource: string;
  /** The fields that are known from now on. */
  readonly fields: Fields | 'deleted';
  /** Fields of any resource that the backend may have set by itself because of this change. */
  readonly unsettled?: readonly string[];
}

/** Fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

interface Call {
  readonly id: string;
  readonly query: string;
  readonly sent: Fields;
  readonly answered: Fields;
}

type ChangeOf = (call: Call) => Change;

const drafted =
  (kind: string): ChangeOf =>
  ({ answered }) => ({ resource: `${kind}/${idIn(answered)}`, fields: {} });
const enabled =
  (kind: string): ChangeOf =>
  ({ id }) => ({ resource: `${kind}/${id}`, fields: { isEnable: true } });
const deleted =
  (kind: string): ChangeOf =>
  ({ id }) => ({ resource: `${kind}/${id}`, fields: 'deleted' });
const decided =
  (status: number): ChangeOf =>
  ({ id, query }) => ({
    resource: `post/review/${id}${query}`,
    fields: { status },
  });

/** What each call that writes changes; the id is the path's last part. */
const changes: readonly (readonly [call: string, changeOf: ChangeOf])[] = [
  ['POST /v1/course/draft', drafted('course')],
  ['POST /v1/event/draft', drafted('event')],
  ['POST /v1/certificate-group/draft', drafted('certificate-group')],
  ['POST /v1/image/upload', drafted('image')],
  ['POST /v1/file/upload', drafted('file')],
  ['PATCH /v1/course/enable/:id', enabled('course')],
  ['PATCH /v1/event/enable/:id', enabled('event')],
  ['PATCH /v1/certificate-group/enable/:id', enabled('certificate-group')],
  ['DELETE /v1/course/:id', deleted('course')],
  ['DELETE /v1/event/:id', deleted('event')],
  ['DELETE /v1/certificate-group/:id', deleted('certificate-group')],
  ['PATCH /v1/course', ({ sent: { id, ...fields } }) => ({ resource: `course/${id}`, fields })],
  ['PATCH /v1/event', ({ sent: { event, ...fields } }) => ({ resource: `event/${event}`, fields })],
  ['POST /v1/certificate-group', ({ sent: { id, ...fields } }) => ({ resource: `certificate-group/${id}`, fields })],
  [
    'PATCH /v1/course/quiz/condition',
    // The backend caps both at the number of questions (rule B12): what it answers is what holds.
    ({ sent: { course }, answered: { quizLimit, passCondition } }) => ({
      resource: `course/${course}`,
      fields: { quizLimit, passCondition },
    }),
  ],
  ['POST /v1/quiz', ({ sent, answered }) => ({ resource: `question/${idIn(answered)}`, fields: sent })],
  ['PATCH /v1/quiz', ({ sent: { quiz, ...fields } }) => ({ resource: `question/${quiz}`, fields })],
  [
    'DELETE /v1/quiz/:id',
    ({ id }) => ({ resource: `question/${id}`, fields: 'deleted', unsettled: ['quizLimit', 'passCondition'] }),
  ],
  ['POST /v1/post/approve/public/:id', decided(4)],
  ['POST /v1/post/reject/public/:id', decided(5)],
];

/** Tells what a call has changed; undefined where it changed nothing, or was refused. */
export function changeOf({ method, path, status, sent, answered }: AnsweredCall): Change | undefined {
  if (status < 200 || status > 299) return undefined;
  const [pathname = '', query] = path.split('?');
  const parts = pathname.split('/').filter((part) => part !== '');
  const id = parts.at(-1) ?? '';
  const exact = `${method} /${parts.join('/')}`;
  const withId = `${method} /${[...parts.slice(0, -1), ':id'].join('/')}`;
  const [, change] = changes.find(([call]) => call === exact) ?? changes.find(([call]) => call === withId) ?? [];
  return change?.({ id, query: query === undefined ? '' : `?${query}`, sent: json(sent), answered: json(answered) });
}

/** Reads an id out of each shape that answers carry it in. */
function idIn({ _id, data }: Fields): unknown {
  return typeof data === 'object' && data !== null && '_id' in data ? data._id : (_id ?? data);
}

function json(bytes: Buffer): Fields {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}
