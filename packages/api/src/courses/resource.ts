import { moved } from '@cpd/domain/sequence';
import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { savedReference, withChanged, without } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { Course } from './contract.ts';

/** The fields of a course to save. Absent fields stay unchanged, null clears. */
export type CourseChange = InputOf<typeof endpoints.saveCourse>;

/** All courses in their sequence. Pages are cut in the browser (rule L1). */
const list = query(endpoints.listCourses, { select: inSequence });

const detail = query(endpoints.readCourse, { isForm: true });

export const courses = {
  list,
  detail,
  draft: mutation(endpoints.draftCourse, {
    onSuccess: (cache) => void cache.reload(list),
  }),
  save: mutation(endpoints.saveCourse, {
    onSuccess: (cache, { id, ...change }) => cache.update(list, (all) => withChanged(all, id, saved(change))),
  }),
  enable: mutation(endpoints.enableCourse, {
    onSuccess: (cache, { id }) => cache.update(list, (all) => withChanged(all, id, { isEnable: true })),
  }),
  remove: mutation(endpoints.deleteCourse, {
    async onSuccess(cache, { id }) {
      await cache.update(list, (all) => without(all, id));
      // The sequence of the others has closed the gap.
      await cache.reload(list);
    },
  }),
  move: mutation(endpoints.moveCourse, {
    onStart: (cache, move, sent) => cache.updateDuring(sent, list, {}, (all) => afterMove(all, move)),
  }),
  saveQuizCondition: mutation(endpoints.saveQuizCondition, {
    async onSuccess(cache, { course: id, ...numbers }) {
      await cache.update(detail, (course) => (course._id === id ? { ...course, ...numbers } : course));
      await cache.reload(detail);
    },
  }),
};

function inSequence(all: readonly endpoints.Course[]): readonly endpoints.Course[] {
  return all.toSorted((one, other) => one.sequence - other.sequence);
}

/** Positions keep their sequence numbers. */
function afterMove(courses: readonly endpoints.Course[], { course, action }: InputOf<typeof endpoints.moveCourse>) {
  const index = courses.findIndex(({ _id }) => _id === course);
  return moved(courses, index, action).map((item, place) => ({
    ...item,
    sequence: courses[place]?.sequence ?? item.sequence,
  }));
}

function saved({ cover, file, certificateGroup, ...fields }: Omit<CourseChange, 'id'>) {
  return {
    ...fields,
    cover: savedReference(cover),
    file: typeof file === 'string' ? { _id: file, originalname: null } : file,
    certificateGroup: typeof certificateGroup === 'string' ? { _id: certificateGroup, name: null } : certificateGroup,
  };
}
