export {
  type Action,
  actionPhrase,
  actorName,
  fieldName,
  type NamelessActor,
  subjectKind,
  subjectNoun,
} from './action.ts';
export { type Change, changesBetween, type FieldValue, type FieldValues } from './change.ts';
export { csvOf } from './csv.ts';
export { timeAgo } from './timeAgo.ts';
export { valueText } from './valueText.ts';
