import { moved, movedTo } from '@cpd/domain/sequence';
import { wasDeleted } from '../bin/findDeleted.ts';
import type { Endpoint, InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { savedReference, withChanged, without } from '../query/Page.ts';
import { changed, query } from '../query/query.ts';
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
    onSuccess: (mutate) => void mutate(list.isKey),
  }),
  duplicate: mutation(endpoints.duplicateCourse, { onSuccess: (mutate) => void mutate(list.isKey) }),
  save: mutation(endpoints.saveCourse, {
    onSuccess: (mutate, { id, ...change }) => list.update(mutate, (all) => withChanged(all, id, saved(change))),
  }),
  enable: mutation(endpoints.enableCourse, {
    onSuccess: (mutate, { id }) => list.update(mutate, (all) => withChanged(all, id, { isEnable: true })),
  }),
  remove: mutation(endpoints.deleteCourse, {
    wasDone: (client, item) => wasDeleted(client, 'course', item),
    async onSuccess(mutate, { id }) {
      await list.update(mutate, (all) => without(all, id));
      // The sequence of the others has closed the gap.
      await mutate(list.isKey);
    },
  }),
  move: move(endpoints.moveCourse, (all, { course, action }) => moved(all, indexOf(all, course), action)),
  moveTo: move(endpoints.moveCourseTo, (all, { course, place }) =>
    movedTo(all, indexOf(all, course), Math.min(place, all.length) - 1),
  ),
  saveQuizCondition: mutation(endpoints.saveQuizCondition, {
    async onSuccess(mutate, { course: id, ...numbers }) {
      await detail.update(mutate, (course) => (course._id === id ? { ...course, ...numbers } : course));
      await mutate(detail.isKey);
    },
  }),
};

function inSequence(all: readonly endpoints.Course[]): readonly endpoints.Course[] {
  return all.toSorted((one, other) => one.sequence - other.sequence);
}

type Courses = readonly endpoints.Course[];

/** A change of the sequence, which the list shows while it is being sent. */
function move<E extends Endpoint>(endpoint: E, after: (all: Courses, input: InputOf<E>) => Courses) {
  return mutation(endpoint, {
    // SWR loads the list again then, or restores it if the request fails.
    async send(client, input, options, mutate) {
      const sent = client.request(endpoint, input, options);
      const optimisticData = changed((all: Courses) => renumbered(after(all, input), all));
      await mutate<unknown>(list.isKey, sent, { optimisticData, populateCache: false });
      return sent;
    },
  });
}

/** Positions keep their sequence numbers. */
function renumbered(courses: Courses, before: Courses): Courses {
  return courses.map((item, at) => ({ ...item, sequence: before[at]?.sequence ?? item.sequence }));
}

function indexOf(courses: Courses, id: string): number {
  return courses.findIndex(({ _id }) => _id === id);
}

function saved({ cover, file, certificateGroup, ...fields }: Omit<CourseChange, 'id'>) {
  return {
    ...fields,
    cover: savedReference(cover),
    file: typeof file === 'string' ? { _id: file, originalname: null } : file,
    certificateGroup: typeof certificateGroup === 'string' ? { _id: certificateGroup, name: null } : certificateGroup,
  };
}
