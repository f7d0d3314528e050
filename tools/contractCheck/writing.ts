import * as groups from '../../packages/api/src/certificateGroups/contract.ts';
import * as courses from '../../packages/api/src/courses/contract.ts';
import * as events from '../../packages/api/src/events/contract.ts';
import * as quizzes from '../../packages/api/src/quizzes/contract.ts';
import { uploadFile, uploadImage } from '../../packages/api/src/uploads/contract.ts';
import { type CheckedHost, expectRefused, nameOf, skipEach } from './CheckedHost.ts';
import { checkCourseLife } from './courseLife.ts';
import { checkEventLife } from './eventLife.ts';
import { checkGroupLife } from './groupLife.ts';
import { sampleFraud, samplePdf, samplePng } from './samples.ts';

/** Checks every call that writes, on drafts that are deleted again; two uploads stay behind, as no call deletes them. */
export async function checkWriting(host: CheckedHost): Promise<void> {
  const { list, client } = host;
  const image = await list.check(nameOf(uploadImage), () => client.call(uploadImage, {}, { file: samplePng() }));
  const file = await list.check(nameOf(uploadFile), () => client.call(uploadFile, {}, { file: samplePdf() }));
  await list.check(nameOf(uploadImage, 'what is no image'), () =>
    expectRefused(client.call(uploadImage, {}, { file: sampleFraud() })),
  );
  await checkEventLife(host, image);
  const group = await checkGroupLife(host, image);
  await checkCourseLife(host, { group, image, file });
  if (group === undefined) return skipEach(host, [groups.deleteCertificateGroup], 'no draft could be created');
  await list.check(nameOf(groups.deleteCertificateGroup), () =>
    client.call(groups.deleteCertificateGroup, { id: group }),
  );
}

/** Notes every call that writes as not made. */
export function skipWriting(host: CheckedHost): void {
  const { draftCertificateGroup, saveCertificateGroup, enableCertificateGroup, deleteCertificateGroup } = groups;
  const { draftCourse, saveCourse, moveCourse, enableCourse, deleteCourse, saveQuizCondition } = courses;
  const { draftEvent, saveEvent, enableEvent, deleteEvent } = events;
  const { addQuestion, saveQuestion, deleteQuestion } = quizzes;
  const calls = [
    ...[uploadImage, uploadFile, draftEvent, saveEvent, enableEvent, deleteEvent],
    ...[draftCertificateGroup, saveCertificateGroup, enableCertificateGroup, deleteCertificateGroup],
    ...[draftCourse, saveCourse, moveCourse, enableCourse, deleteCourse, saveQuizCondition],
    ...[addQuestion, saveQuestion, deleteQuestion],
  ];
  skipEach(host, calls, 'it writes; needs --write');
}
