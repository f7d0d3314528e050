import { expect, test } from 'vitest';
import { changeOf } from './changeOf.ts';

function answered(call: string, { sent = {}, answer = {}, status = 200 }) {
  const [method = '', path = ''] = call.split(' ');
  const bytes = (value: object) => Buffer.from(JSON.stringify(value));
  return changeOf({ method, path, status, sent: bytes(sent), answered: bytes(answer) });
}

test.each([
  ['POST /v1/course/draft', {}, { data: 'c1' }, { resource: 'course/c1', fields: {} }],
  ['POST /v1/event/draft/', {}, { data: 'e1' }, { resource: 'event/e1', fields: {} }],
  ['POST /v1/certificate-group/draft', {}, { _id: 'g1' }, { resource: 'certificate-group/g1', fields: {} }],
  ['POST /v1/image/upload', {}, { data: { _id: 'i1' } }, { resource: 'image/i1', fields: {} }],
  ['PATCH /v1/course', { id: 'c1', title: 'A' }, {}, { resource: 'course/c1', fields: { title: 'A' } }],
  ['PATCH /v1/event', { event: 'e1', images: ['i1'] }, {}, { resource: 'event/e1', fields: { images: ['i1'] } }],
  [
    'POST /v1/certificate-group/',
    { id: 'g1', name: 'G' },
    {},
    { resource: 'certificate-group/g1', fields: { name: 'G' } },
  ],
  ['PATCH /v1/course/enable/c1', {}, {}, { resource: 'course/c1', fields: { isEnable: true } }],
  ['DELETE /v1/event/e1', {}, {}, { resource: 'event/e1', fields: 'deleted' }],
  [
    'PATCH /v1/course/quiz/condition/',
    { course: 'c1', quizLimit: 9, passCondition: 9 },
    { _id: 'c1', quizLimit: 3, passCondition: 3 },
    { resource: 'course/c1', fields: { quizLimit: 3, passCondition: 3 } },
  ],
  [
    'POST /v1/quiz/',
    { course: 'c1', question: '?' },
    { _id: 'q1' },
    { resource: 'question/q1', fields: { course: 'c1', question: '?' } },
  ],
  [
    'DELETE /v1/quiz/q1',
    {},
    {},
    { resource: 'question/q1', fields: 'deleted', unsettled: ['quizLimit', 'passCondition'] },
  ],
  ['POST /v1/post/reject/public/p1?token=t', {}, {}, { resource: 'post/review/p1?token=t', fields: { status: 5 } }],
])('%s is understood', (call, sent, answer, change) => {
  expect(answered(call, { sent, answer })).toEqual(change);
});

test('a read and a refused write change nothing', () => {
  expect(answered('GET /v1/course/c1', {})).toBeUndefined();
  expect(answered('DELETE /v1/course/c1', { status: 409 })).toBeUndefined();
});
