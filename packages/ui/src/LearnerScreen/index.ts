export {
  CourseScreen,
  type CourseScreenProps,
  EventScreen,
  type EventScreenProps,
  QuestionScreen,
  type QuestionScreenProps,
} from './LearnerScreen.tsx';
