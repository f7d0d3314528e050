import type { LoadedReading } from '@cpd/api/cache';
import { certificateGroups } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import { fileAddress } from '@cpd/api/uploads';
import { displayTitle } from '@cpd/domain/draft';
import { LinkButton } from '@cpd/ui/Link';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { counted } from '../kit/lists/counted.ts';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { COURSES_PATH, quizPath } from '../kit/paths.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';
import { courseChangeOf, courseValuesOf, missingInForm } from './courseValues.ts';

export function CourseEditPage() {
  const { id = '' } = useParams();
  const course = courses.detail.useQuery({ id });
  const list = { label: 'Course', href: useReturnAddress(COURSES_PATH) };
  return (
    <EditPage
      title="Edit course"
      list={list}
      reading={course}
      nameOf={({ title }) => displayTitle(title)}
      actions={({ questionCount }) => (
        <LinkButton href={quizPath(id)}>
          {questionCount === null ? 'Quiz' : `Quiz · ${counted(questionCount, 'question')}`}
        </LinkButton>
      )}
    >
      {(loaded) => <CourseEditor key={id} course={loaded} listHref={list.href} />}
    </EditPage>
  );
}

interface CourseEditorProps {
  course: LoadedReading<Course>;
  listHref: string;
}

function CourseEditor({ course, listHref }: CourseEditorProps) {
  const client = useClient();
  const groups = certificateGroups.options.useQuery({ autoComplete: true });
  const save = courses.save.useMutation();
  const { _id: id } = course.data;
  const form = useItemForm({
    draftKey: `course/${id}`,
    item: course,
    valuesOf: courseValuesOf,
    nameOf: ({ title }) => displayTitle(title),
    save: (values, ifMatch) => save.run(courseChangeOf(id, values), ifMatch),
    resource: courses,
    savedText: 'Course saved',
    listHref,
  });
  const cover = useUploadField('image', (image) => form.onChange({ cover: image }));
  const file = useUploadField('pdf', (pdf, fileName) => form.onChange({ file: pdf, fileName }));

  return (
    <CourseEditScreen
      form={form}
      groups={groupsWithCurrent(groups.data ?? [], course.data)}
      areGroupsLoading={groups.isLoading}
      onRetryGroups={groups.error && (() => void groups.reload())}
      cover={cover}
      file={file}
      imageUrl={useImageUrl()}
      fileUrl={(pdf) => fileAddress(client, pdf)}
      quizHref={quizPath(id)}
      missing={missingInForm(form.values, course.data)}
      history={<History subject={id} />}
    />
  );
}

/** The groups to choose from, the course's own among them although it may have been left out of the list. */
function groupsWithCurrent(groups: readonly { _id: string; name: string | null }[], { certificateGroup }: Course) {
  const isListed = groups.some(({ _id }) => _id === certificateGroup?._id);
  return certificateGroup && !isListed ? [certificateGroup, ...groups] : groups;
}
