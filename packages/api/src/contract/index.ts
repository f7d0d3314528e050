import * as auth from '../auth/contract.ts';
import * as captcha from '../captcha/contract.ts';
import * as certificateGroups from '../certificateGroups/contract.ts';
import * as certificates from '../certificates/contract.ts';
import * as courses from '../courses/contract.ts';
import * as events from '../events/contract.ts';
import * as feed from '../feed/contract.ts';
import * as quizzes from '../quizzes/contract.ts';
import * as review from '../review/contract.ts';
import * as uploads from '../uploads/contract.ts';
import * as userDeletion from '../userDeletion/contract.ts';
import * as users from '../users/contract.ts';

export type {
  Access,
  AnswerOf,
  AnyEndpoint,
  Endpoint,
  InputOf,
  Method,
  PathParameters,
  Schema,
} from '../http/endpoint.ts';

/**
 * Every call of the API by resource and name, for documentation, checks and fakes. A client imports the one contract
 * it needs instead, so that it does not carry the others.
 */
export const contract = {
  auth: {
    signIn: auth.signIn,
    renewSession: auth.renewSession,
    signOut: auth.signOut,
    changePassword: auth.changePassword,
  },
  captcha: {
    readCaptchaChallenge: captcha.readCaptchaChallenge,
  },
  courses: {
    listCourses: courses.listCourses,
    readCourse: courses.readCourse,
    draftCourse: courses.draftCourse,
    saveCourse: courses.saveCourse,
    moveCourse: courses.moveCourse,
    enableCourse: courses.enableCourse,
    deleteCourse: courses.deleteCourse,
    saveQuizCondition: courses.saveQuizCondition,
  },
  quizzes: {
    listQuestions: quizzes.listQuestions,
    addQuestion: quizzes.addQuestion,
    saveQuestion: quizzes.saveQuestion,
    deleteQuestion: quizzes.deleteQuestion,
  },
  events: {
    listEvents: events.listEvents,
    readEvent: events.readEvent,
    draftEvent: events.draftEvent,
    saveEvent: events.saveEvent,
    enableEvent: events.enableEvent,
    deleteEvent: events.deleteEvent,
  },
  certificateGroups: {
    listCertificateGroups: certificateGroups.listCertificateGroups,
    listCertificateGroupOptions: certificateGroups.listCertificateGroupOptions,
    readCertificateGroup: certificateGroups.readCertificateGroup,
    draftCertificateGroup: certificateGroups.draftCertificateGroup,
    saveCertificateGroup: certificateGroups.saveCertificateGroup,
    enableCertificateGroup: certificateGroups.enableCertificateGroup,
    deleteCertificateGroup: certificateGroups.deleteCertificateGroup,
  },
  certificates: {
    readCertificatePreview: certificates.readCertificatePreview,
  },
  feed: {
    listFeed: feed.listFeed,
    readReviewAddress: feed.readReviewAddress,
  },
  review: {
    readPost: review.readPost,
    approvePost: review.approvePost,
    rejectPost: review.rejectPost,
  },
  uploads: {
    uploadImage: uploads.uploadImage,
    uploadFile: uploads.uploadFile,
    readImage: uploads.readImage,
    readFile: uploads.readFile,
  },
  users: {
    listUsers: users.listUsers,
  },
  userDeletion: {
    checkAvailableUser: userDeletion.checkAvailableUser,
    deleteUser: userDeletion.deleteUser,
  },
} as const;
