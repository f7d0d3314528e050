import { certificateGroups } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import { fileAddress, imageAddress } from '@cpd/api/uploads';
import { useEditForm } from '../kit/editing/useEditForm.ts';
import { useFieldUpload } from '../kit/editing/useFieldUpload.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';
import { courseChangeOf, courseValuesOf, missingInForm } from './courseValues.ts';

/** What is edited, and where leaving leads. */
export interface CourseFormProps {
  course: Course;
  /** The list to go back to. */
  listHref: string;
}

/** Edits a course: its values, its uploads, and what saving does. */
export function CourseForm({ course, listHref }: CourseFormProps) {
  const client = useClient();
  const groups = certificateGroups.options.useQuery({ autoComplete: true });
  const cover = useFieldUpload('image', (id) => form.onChange({ cover: id }));
  const file = useFieldUpload('pdf', (id, fileName) => form.onChange({ file: id, fileName }));
  const { form } = useEditForm({
    key: `course/${course._id}`,
    saved: courseValuesOf(course),
    isUploading: cover.isUploading || file.isUploading,
    read: async (call) => courseValuesOf(await courses.detail.read(client, { id: course._id }, call)),
    save: courses.save.useMutation(),
    changeOf: (values) => courseChangeOf(course._id, values),
    savedText: 'The course is saved',
    listHref,
  });

  return (
    <CourseEditScreen
      {...form}
      groups={groupsWithCurrent(groups.data ?? [], course)}
      areGroupsLoading={groups.isLoading}
      onRetryGroups={groups.error && groups.reload}
      coverUpload={cover.upload}
      onCoverFile={cover.onFile}
      fileUpload={file.upload}
      onFile={file.onFile}
      imageUrl={(id) => imageAddress(client, id)}
      fileUrl={(id) => fileAddress(client, id)}
      missing={missingInForm(form.values, course)}
      isEnabled={course.isEnable}
    />
  );
}

/** The groups to choose from, the course's own among them although it may have been left out of the list. */
function groupsWithCurrent(groups: readonly { _id: string; name: string | null }[], { certificateGroup }: Course) {
  const isListed = groups.some(({ _id }) => _id === certificateGroup?._id);
  return certificateGroup && !isListed ? [certificateGroup, ...groups] : groups;
}
