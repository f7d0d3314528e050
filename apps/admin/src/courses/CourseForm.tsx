import { useCertificateGroupOptions } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { type Course, useSaveCourse } from '@cpd/api/courses';
import { fileAddress, imageAddress, useUpload } from '@cpd/api/uploads';
import { useNotify } from '@cpd/ui/Notifications';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { uploadStateOf } from '../app/uploadState.ts';
import { useEditing } from '../app/useEditing.ts';
import { useReturnAddress } from '../app/useReturnAddress.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';
import { courseChangeOf, courseValuesOf, missingInForm } from './courseValues.ts';

/** Edits a course: its values, its uploads, and what saving does. */
export function CourseForm({ course }: { course: Course }) {
  const client = useClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const list = useReturnAddress(paths.course);
  const groups = useCertificateGroupOptions({ overlay: false });
  const save = useSaveCourse();
  const cover = useUpload('image');
  const file = useUpload('pdf');
  const isUploading = cover.state.status === 'uploading' || file.state.status === 'uploading';
  const editing = useEditing({ key: `course/${course._id}`, saved: courseValuesOf(course), isBusy: isUploading });
  const { values, change } = editing;

  async function handleCover(image: File) {
    const outcome = await cover.start(image);
    if (outcome.isDone) change({ cover: outcome.answer });
  }

  async function handleFile(pdf: File) {
    const outcome = await file.start(pdf);
    if (outcome.isDone) change({ file: outcome.answer, fileName: pdf.name });
  }

  async function handleSave() {
    const { isDone } = await save.run(courseChangeOf(course._id, values));
    if (!isDone) return;
    editing.release();
    notify('The course is saved');
    await navigate(list);
  }

  return (
    <CourseEditScreen
      values={values}
      onChange={change}
      groups={groupsWithCurrent(groups.data ?? [], course)}
      areGroupsLoading={groups.isLoading}
      onRetryGroups={groups.error && groups.reload}
      coverUpload={uploadStateOf(cover, (id) => change({ cover: id }))}
      onCoverFile={handleCover}
      fileUpload={uploadStateOf(file, (id) => change({ file: id }))}
      onFile={handleFile}
      imageUrl={(id) => imageAddress(client, id)}
      fileUrl={(id) => fileAddress(client, id)}
      missing={missingInForm(values, course)}
      isEnabled={course.isEnable}
      isRestored={editing.isRestored}
      onDiscard={editing.discard}
      isUploading={isUploading}
      isSaving={save.isRunning}
      onSave={handleSave}
      onCancel={() => void navigate(list)}
    />
  );
}

/** The groups to choose from, the course's own among them although it may have been left out of the list. */
function groupsWithCurrent(groups: readonly { _id: string; name: string | null }[], { certificateGroup }: Course) {
  const isListed = groups.some(({ _id }) => _id === certificateGroup?._id);
  return certificateGroup && !isListed ? [certificateGroup, ...groups] : groups;
}
