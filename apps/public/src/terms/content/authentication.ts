import { list, paragraph, type TermsSection } from '../TermsSection.ts';

/** Section 3: how a person proves who they are. */
export const authentication: TermsSection = {
  anchor: 'authentication',
  title: 'Authentication',
  blocks: [
    paragraph(
      'Authentication is how you prove that an account is yours. You can do so with your e-mail address and password, or by signing in with Apple or Google.',
    ),
    paragraph('If you use a password, please'),
    list(
      'choose one that is long, hard to guess and used for nothing else;',
      'keep it to yourself: we never ask for it by e-mail, telephone or message;',
      'change it at once if someone else may know it.',
    ),
    paragraph(
      'If you sign in with Apple or Google, that company confirms your identity to us and passes on an identifier, your e-mail address and, if you agree, your name. We never see your password there. The terms and the privacy notice of that company apply to its part of the sign-in.',
    ),
    paragraph(
      'After repeated failed attempts we may delay or refuse further ones for a while. Before steps with lasting consequences, such as deleting your account, we may ask you to sign in again even though you are signed in already.',
    ),
  ],
};

/** Section 4: how the app keeps a person signed in on the bound device. */
export const mobileAuthentication: TermsSection = {
  anchor: 'app-authentication',
  title: 'Mobile App Authentication',
  blocks: [
    paragraph(
      'Once you have signed in, the app keeps you signed in on the bound device by means of a session. The proof of the session is kept in the storage that the operating system protects, and is renewed while you use the app.',
    ),
    paragraph('A session ends, and you are asked to sign in again, when'),
    list(
      'you sign out or delete your account;',
      'your password is changed;',
      'your account is bound to another device;',
      'you have not used the app for a longer time, or we have to end sessions for reasons of security.',
    ),
    paragraph(
      'You can protect the app further with the lock of your device, such as a code, your fingerprint or your face. The device alone carries out that check. Fingerprints and images of faces stay on the device; we neither receive nor store them.',
    ),
    paragraph(
      'Whoever can unlock your device may be able to use the app in your name. Please keep the lock switched on, and do not let others use the app on your device.',
    ),
  ],
};

/** Section 5: what a signed-in person may and may not do. */
export const authorization: TermsSection = {
  anchor: 'authorization',
  title: 'Authorization',
  blocks: [
    paragraph(
      'While your account is in good standing, you may use the app and what it offers for your own professional development. This permission is personal, is not exclusive, cannot be transferred, and ends together with your account.',
    ),
    paragraph(
      'What you can open depends on your account and your progress. A certificate is issued once you have completed the number of courses that its group requires and passed their quizzes. Courses, quizzes, events and requirements may be added, changed or withdrawn; certificates already issued stay valid.',
    ),
    paragraph(
      'Content that you submit is reviewed before it appears and may be approved or rejected. It remains yours. You allow us to store it, to show it to reviewers and, once it is approved, to show it in the app until you or we remove it. You confirm that you hold the rights to it and that it breaks neither the law nor the confidentiality owed to clients, patients or colleagues.',
    ),
    paragraph('You agree that you will not'),
    list(
      'copy, publish or distribute course materials or quiz questions without our consent;',
      'open, or try to open, accounts, data or functions that are not meant for you;',
      'use automatic means to take part in courses, answer quizzes or collect content;',
      'submit content that is unlawful, misleading, insulting or harmful;',
      'alter a certificate or present someone else’s as your own.',
    ),
  ],
};
