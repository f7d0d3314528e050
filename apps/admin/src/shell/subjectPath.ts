import type { PathOfSubject } from '../kit/SubjectPath.ts';
import { certificateGroupPath, coursePath, eventPath, quizPath } from '../paths.ts';

const pathsOf: Readonly<Record<string, (id: string) => string>> = {
  course: coursePath,
  event: eventPath,
  certificateGroup: certificateGroupPath,
};

export const subjectPath: PathOfSubject = ({ subject: { kind, _id }, action }) => {
  if (kind === null || _id === null) return undefined;
  return action.startsWith('question.') ? quizPath(_id) : pathsOf[kind]?.(_id);
};
