import { useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import { useUploads } from '@cpd/api/forms';
import type { LoadedQuery } from '@cpd/api/query';
import { fileAddress, useImageUrl } from '@cpd/api/uploads';
import { type QuizConfig, quizConfigWarning } from '@cpd/domain/quizConfig';
import { missingForCourse } from '@cpd/domain/readiness';
import { isBlankText } from '@cpd/domain/text';
import { TITLE_MAX_LENGTH, titleProblem } from '@cpd/domain/textLength';
import { useModal } from '@cpd/ui/DialogQueue';
import { DropZone, uploadKind } from '@cpd/ui/DropZone';
import { RequiredField } from '@cpd/ui/EditScreen';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { lazyPart } from '@cpd/ui/LazyPart';
import { LearnerPreview } from '@cpd/ui/LearnerPreview';
import { LinkButton } from '@cpd/ui/Link';
import { displayTitle, say, sentence } from '@cpd/ui/language';
import { PdfViewer } from '@cpd/ui/PdfViewer';
import { TextField } from '@cpd/ui/TextField';
import { ImageField, type UploadField, uploadedFile, useUploadField } from '@cpd/ui/UploadField';
import { GroupField, useGroupsToChoose } from '../certificateGroups/GroupField.tsx';
import { copyName } from '../editing/copyName.ts';
import { EditForm } from '../editing/EditForm.tsx';
import { type EditorProps, EditPage } from '../editing/EditPage.tsx';
import { useDuplicate } from '../editing/useDuplicate.ts';
import { type ItemForm, useEditForm } from '../editing/useEditForm.ts';
import { errorText } from '../errorText.ts';
import { COURSES_PATH, coursePath, quizPath } from '../paths.ts';
import { type CourseValues, courseChangeOf, courseRequirements, courseValuesOf } from './courseValues.ts';
import { QuizConfigNotice } from './QuizConfigNotice.tsx';
import { useCourseSlice } from './useCourseSlice.ts';

// Loaded lazily: the page opens without it.
const CourseScreen = lazyPart(async () => (await import('@cpd/ui/LearnerScreen')).CourseScreen);

const nameOf = ({ title }: Pick<Course, 'title'>) => displayTitle(title);

export function CourseEditPage() {
  return (
    <EditPage
      title={say('Edit course')}
      list={{
        label: say('Course'),
        backLabel: say('Back to courses'),
        path: COURSES_PATH,
        deleted: 'course',
        pathOf: coursePath,
        useSlice: useCourseSlice,
      }}
      resource={courses}
      nameOf={nameOf}
      actions={({ _id, questionCount }) => (
        <LinkButton href={quizPath(_id)}>
          {questionCount === null
            ? say('Quiz')
            : say('Quiz · {n, plural, one {# question} other {# questions}}', { n: questionCount })}
        </LinkButton>
      )}
      editor={CourseEditor}
    />
  );
}

function CourseEditor({ item: course, header }: EditorProps<Course>) {
  const { _id: id, questionCount, certificateGroup } = course.data;
  const warning = say(quizConfigWarning(course.data, questionCount));
  const quizFix = useQuizFix(course);
  const form = useEditForm(courses, course, {
    kind: 'course',
    inputKey: `course/${id}`,
    toValues: courseValuesOf,
    toChange: courseChangeOf,
    nameOf,
    warning,
    hasOtherContent: (current) => (current.questionCount ?? 0) > 0,
    savedText: say('Course saved'),
    listHref: header.list.href,
  });
  const { values, onChange } = form;
  const onDuplicate = useDuplicateCourse(course.data, form);
  const cover = useUploadField(
    useUploads('image', ({ id: image }) => onChange({ cover: image })),
    errorText,
  );
  const file = useUploadField(
    useUploads('pdf', (pdf) => onChange({ file: pdf.id, fileName: pdf.name })),
    errorText,
  );
  return (
    <EditForm
      name={say('Course')}
      header={header}
      form={form}
      requirements={courseRequirements}
      missing={missingForCourse({ ...values, questionCount })}
      pages={{ question: { label: say('Add questions'), href: quizPath(id) } }}
      isUploading={cover.isUploading || file.isUploading}
      onDuplicate={onDuplicate}
      enableNotice={
        warning !== undefined && <QuizConfigNotice warning={warning} questionCount={questionCount} {...quizFix} />
      }
      preview={
        <LearnerPreview>
          <CoursePreview values={values} current={certificateGroup} />
        </LearnerPreview>
      }
    >
      <CourseFields form={form} group={certificateGroup} cover={cover} file={file} />
    </EditForm>
  );
}

/** Saves suggested numbers of the quiz, unless others have changed the course. */
function useQuizFix(course: LoadedQuery<Course>) {
  const quizCondition = courses.saveQuizCondition.useMutation();
  const { reportFailure } = useModal();
  async function fix(config: QuizConfig) {
    const outcome = await quizCondition.run({ course: course.data._id, ...config }, course.etag);
    if (outcome.isDone || !outcome.error.isChangedElsewhere) return;
    reportFailure(outcome.error);
    await course.reload();
  }
  return { isPending: quizCondition.isRunning, onFix: (config: QuizConfig) => void fix(config) };
}

function useDuplicateCourse({ _id: id, title: savedTitle }: Course, form: ItemForm<CourseValues>) {
  const duplicateCourse = courses.duplicate.useMutation();
  return useDuplicate({
    id,
    name: form.itemName,
    resource: courses,
    copy() {
      // Of the version that the server has.
      const title = form.hasUnsaved() ? savedTitle : form.values.title;
      return duplicateCourse.run({
        id,
        ...(title && !isBlankText(title) && { title: copyName('line', title, TITLE_MAX_LENGTH) }),
      });
    },
    pathOf: coursePath,
  });
}

interface CourseFieldsProps {
  form: ItemForm<CourseValues>;
  /** The group of the saved course, which may be disabled. */
  group: Course['certificateGroup'];
  cover: UploadField;
  file: UploadField;
}

function CourseFields({ form: { field, values }, group, cover, file }: CourseFieldsProps) {
  const imageUrl = useImageUrl();
  const isDisabled = cover.isUploading || file.isUploading;
  return (
    <>
      <RequiredField name="title">
        <TextField
          {...field('title')}
          label={say('Title')}
          isRequired
          isDisabled={isDisabled}
          errorMessage={say(titleProblem(sentence('Title'), values.title))}
        />
      </RequiredField>
      <RequiredField name="certificateGroup">
        <GroupField
          {...field('certificateGroup')}
          label={say('Certificate Group')}
          description={say('Only enabled groups are listed.')}
          current={group}
          isDisabled={isDisabled}
        />
      </RequiredField>
      <RequiredField name="preview">
        <ImageField
          label={say('Preview image')}
          requirement={say('A preview image is required to enable the course.')}
          imageUrl={imageUrl}
          value={values.cover}
          upload={cover}
          isDisabled={isDisabled}
        />
      </RequiredField>
      <RequiredField name="file">
        <DropZone
          label={say('PDF')}
          kind={uploadKind('pdf')}
          requirement={say('A PDF is required to enable the course.')}
          upload={file.upload}
          file={uploadedFile(file, values.file) ?? (values.fileName === '' ? undefined : { name: values.fileName })}
          onFiles={file.onFiles}
          isDisabled={isDisabled}
        />
      </RequiredField>
      {values.file !== null && <CoursePdf id={values.file} name={values.fileName} />}
    </>
  );
}

function CoursePdf({ id, name }: { id: string; name: string }) {
  const client = useClient();
  return (
    <ErrorBoundary key={id}>
      <PdfViewer url={fileAddress(client, id)} title={name || say('Course material')} isFoldable />
    </ErrorBoundary>
  );
}

function CoursePreview({ values, current }: { values: CourseValues; current: Course['certificateGroup'] }) {
  const imageUrl = useImageUrl();
  // The field loads them. The preview opens later and would load them again.
  const { groups } = useGroupsToChoose(current, { isRevalidated: false });
  return (
    <CourseScreen
      title={displayTitle(values.title)}
      group={groups.find(({ _id }) => _id === values.certificateGroup)?.name ?? undefined}
      coverUrl={values.cover === null ? undefined : imageUrl(values.cover)}
    />
  );
}
