import { certificateGroups } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import { fileAddress } from '@cpd/api/uploads';
import { displayTitle } from '@cpd/domain/draft';
import { LinkButton } from '@cpd/ui/Link';
import { type EditorProps, EditPage } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { counted } from '../kit/lists/counted.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';
import { courseChangeOf, courseRequirements, courseValuesOf, missingInForm } from './courseValues.ts';
import { COURSES_PATH, quizPath } from './paths.ts';

const nameOf = ({ title }: Pick<Course, 'title'>) => displayTitle(title);

export function CourseEditPage() {
  return (
    <EditPage
      title="Edit course"
      list={{ label: 'Course', things: 'courses', path: COURSES_PATH }}
      resource={courses}
      nameOf={nameOf}
      actions={({ _id, questionCount }) => (
        <LinkButton href={quizPath(_id)}>
          {questionCount === null ? 'Quiz' : `Quiz · ${counted(questionCount, 'question')}`}
        </LinkButton>
      )}
      editor={CourseEditor}
    />
  );
}

function CourseEditor({ item: course, listHref, header }: EditorProps<Course>) {
  const client = useClient();
  const groups = certificateGroups.options.useQuery({ autoComplete: true });
  const { _id: id } = course.data;
  const form = useItemForm({
    draftKey: `course/${id}`,
    item: course,
    valuesOf: courseValuesOf,
    hasMore: ({ questionCount }) => (questionCount ?? 0) > 0,
    changeOf: courseChangeOf,
    requirements: courseRequirements,
    missingIn: missingInForm,
    hrefOf: (requirement) => (requirement === 'question' ? quizPath(id) : undefined),
    nameOf,
    resource: courses,
    savedText: 'Course saved',
    listHref,
  });
  const cover = useUploadField('image', (image) => form.onChange({ cover: image }));
  const file = useUploadField('pdf', (pdf, fileName) => form.onChange({ file: pdf, fileName }));

  return (
    <CourseEditScreen
      header={header}
      form={form}
      groups={groupsWithCurrent(groups.data ?? [], course.data)}
      areGroupsLoading={groups.isLoading}
      onRetryGroups={groups.error && (() => void groups.reload())}
      cover={cover}
      file={file}
      imageUrl={useImageUrl()}
      fileUrl={(pdf) => fileAddress(client, pdf)}
      history={<History subject={id} />}
    />
  );
}

/** The groups to choose from, the course's own among them although it may have been left out of the list. */
function groupsWithCurrent(groups: readonly { _id: string; name: string | null }[], { certificateGroup }: Course) {
  const isListed = groups.some(({ _id }) => _id === certificateGroup?._id);
  return certificateGroup && !isListed ? [certificateGroup, ...groups] : groups;
}
