import { BIN_KINDS, type BinKind, RESTORE_NOTES, type RestoreNote } from '@cpd/domain/bin';
import { english } from '@cpd/domain/english';
import { matchesKeyword } from '@cpd/domain/keyword';
import * as endpoints from '../../bin/contract.ts';
import { binItemFixture } from '../../bin/fixtures.ts';
import type { CertificateGroup } from '../../certificateGroups/contract.ts';
import type { Course } from '../../courses/contract.ts';
import type { CpdEvent } from '../../events/contract.ts';
import type { Question } from '../../quizzes/contract.ts';
import type { BinnedItem, FakeData } from '../FakeData.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { type FakeContext, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

/** The number of days in the bin, as in the fixture. */
const DAYS = 30;

export const binRoutes = [
  route(endpoints.readBin, ({ context: { data } }) => ({
    days: DAYS,
    counts: Object.fromEntries(
      BIN_KINDS.map((kind) => [kind, data.bin.filter(({ listed }) => listed.kind === kind).length]),
    ),
  })),
  route(endpoints.listBin, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const found = data.bin.filter(
      ({ listed }) =>
        listed.kind === query.get('kind') &&
        [null, listed.course].includes(query.get('course')) &&
        matchesKeyword(keyword, listed.title),
    );
    return paged(
      found.map(({ listed }) => listed),
      query,
    );
  }),
  route(endpoints.restoreFromBin, ({ id, body: { kind, exact }, context: { data } }) => {
    const binned = data.bin.find(({ listed }) => listed.kind === kind && listed._id === id);
    if (binned === undefined) {
      const course = locate(data, kind, id);
      return { _id: id, kind, course, notes: responseNotes(['ALREADY_RESTORED']), exact: false };
    }
    const notes = exact ? undo(data, binned) : restore(data, binned);
    data.bin = data.bin.filter((other) => other !== binned);
    return { _id: id, kind, course: binned.listed.course, notes: responseNotes(notes), exact: exact === true };
  }),
  route(endpoints.removeFromBin, ({ id, query, context: { data } }) => {
    const left = data.bin.filter(({ listed }) => listed.kind !== query.get('kind') || listed._id !== id);
    if (left.length === data.bin.length) throw notInBin();
    data.bin = left.filter(({ listed }) => listed.course !== id);
    return { _id: id };
  }),
];

interface BinnedParts extends Pick<BinnedItem, 'questions' | 'undo'> {
  readonly course?: string | null;
}

/** Puts a deleted item into the bin, if this server has one. */
export function putIntoBin(
  { data, capabilities }: FakeContext,
  kind: BinKind,
  item: BinnedItem['item'],
  { course = null, questions, undo }: BinnedParts = {},
): void {
  if (!capabilities?.includes('bin')) return;
  const cover = 'cover' in item ? item.cover : 'template' in item ? item.template : null;
  const questionCount = kind === 'course' ? (questions ?? []).length : null;
  const listed = binItemFixture({ _id: item._id, kind, title: titleOf(item), cover, course, questionCount });
  data.bin.unshift({ listed, item, questions, undo });
}

function titleOf(item: BinnedItem['item']): string | null {
  if ('question' in item) return item.question;
  if ('title' in item) return item.title;
  return 'name' in item ? item.name : item.hyperlink;
}

/** Brings an item back as it was. */
function undo(data: FakeData, binned: BinnedItem): RestoreNote[] {
  const { listed, item, undo: before, questions = [] } = binned;
  if (before === undefined) throw new FakeHttpError(409, 'Restore it instead.', 'NOT_UNDOABLE');
  const into = <Item>(items: readonly Item[]) => items.toSpliced(before.index, 0, item as Item);
  if (listed.kind === 'event') data.events = into(data.events);
  if (listed.kind === 'certificateGroup') data.certificateGroups = into(data.certificateGroups);
  if (listed.kind === 'course') {
    requireGroup(data, item as Course);
    data.courses = into(data.courses).map((course, place) => ({ ...course, sequence: place + 1 }));
    data.questions[item._id] = questions;
  }
  if (listed.kind === 'question') {
    const course = courseOf(data, binned);
    data.questions[course._id] = into(data.questions[course._id] ?? []);
    Object.assign(course, before.numbers, { questionCount: data.questions[course._id]?.length });
  }
  return [];
}

function courseOf(data: FakeData, { listed }: BinnedItem): Course {
  const course = data.courses.find(({ _id }) => _id === listed.course);
  if (course) return course;
  throw new FakeHttpError(409, 'Its course was deleted. Restore the course first.', 'COURSE_DELETED');
}

function requireGroup({ bin }: FakeData, { certificateGroup }: Course): void {
  if (!bin.some(({ listed }) => listed.kind === 'certificateGroup' && listed._id === certificateGroup?._id)) return;
  throw new FakeHttpError(409, 'Its certificate group was deleted. Restore the group first.', 'GROUP_DELETED');
}

function restore(data: FakeData, binned: BinnedItem): RestoreNote[] {
  const { listed, item, questions } = binned;
  if (listed.kind === 'event') data.events.unshift({ ...(item as CpdEvent), isEnable: false });
  if (listed.kind === 'certificateGroup') {
    data.certificateGroups.unshift({ ...(item as CertificateGroup), isEnable: false });
  }
  if (listed.kind === 'question') {
    const course = courseOf(data, binned);
    const quiz = [...(data.questions[course._id] ?? []), item as Question];
    data.questions[course._id] = quiz;
    course.questionCount = quiz.length;
  }
  return listed.kind === 'course' ? restoreCourse(data, item as Course, questions) : [];
}

function restoreCourse(data: FakeData, course: Course, questions: Question[] = []): RestoreNote[] {
  requireGroup(data, course);
  const group = data.certificateGroups.find(({ _id }) => _id === course.certificateGroup?._id);
  const certificateGroup = group ? { _id: group._id, name: group.name } : null;
  data.courses.push({ ...course, certificateGroup, isEnable: false, sequence: data.courses.length + 1 });
  data.questions[course._id] = questions;
  if (course.certificateGroup === null || group?.isEnable) return [];
  return [group ? 'GROUP_NOT_ENABLED' : 'GROUP_GONE'];
}

/** The course of a question that is there, null for another item. @throws FakeHttpError 404. */
function locate(data: FakeData, kind: BinKind, id: string): string | null {
  const has = (items: readonly { readonly _id: string }[]) => items.some(({ _id }) => _id === id);
  const lists = { course: data.courses, event: data.events, certificateGroup: data.certificateGroups };
  if (kind !== 'question' && has(lists[kind])) return null;
  const quiz = Object.entries(data.questions).find(([, questions]) => has(questions));
  if (kind === 'question' && quiz !== undefined) return quiz[0];
  if (data.bin.some(({ questions = [] }) => kind === 'question' && has(questions)))
    throw new FakeHttpError(409, 'This is in its course, which was deleted. Restore the course.', 'IN_DELETED_COURSE');
  throw notInBin();
}

function notInBin(): FakeHttpError {
  return new FakeHttpError(404, 'This is not in the bin any more: it was deleted for good.', 'NOT_IN_BIN');
}

function responseNotes(codes: readonly RestoreNote[]) {
  return codes.map((code) => ({ code, message: english(RESTORE_NOTES[code]) }));
}
