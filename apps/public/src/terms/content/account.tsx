import { list, paragraph, type TermsFacts, type TermsSection } from '../TermsSection.ts';

/** Section 1: who may register, and how an account begins, is kept and ends. */
export function account({ userDeletionPath }: TermsFacts): TermsSection {
  return {
    anchor: 'account',
    title: 'User Registration and Account Management',
    blocks: [
      paragraph(
        'You need an account to use the app. You may register with an e-mail address and a password, or through your Apple or Google account. You must be old enough to enter into a binding agreement where you live.',
      ),
      paragraph(
        'The details you give must be true, complete and your own. Your first and last name are printed on your certificates as you enter them, so please check them with care and keep them, and your e-mail address, up to date.',
      ),
      paragraph('An account belongs to one person. You agree that you will'),
      list(
        'hold no more than one account and use no one else’s;',
        'not share, lend, sell or transfer your account;',
        'work through courses and answer quizzes yourself, because a certificate states that you did;',
        'tell us without delay if you believe that someone else has used your account.',
      ),
      paragraph(
        'You are responsible for what happens under your account until you have told us that someone else has gained access to it, unless the access is our fault.',
      ),
      paragraph(
        'We may suspend or close an account that breaks these terms, rests on false details, or puts other users or the service at risk. Wherever we reasonably can, we tell you the reason beforehand and give you the opportunity to respond. A certificate that was obtained by deception may be withdrawn.',
      ),
      paragraph(
        <>
          You may leave at any time: the <a href={userDeletionPath}>account deletion page</a> removes your personal
          information, your content and your certificates, together with every way to sign in that is tied to your
          e-mail address. Deletion takes effect at once and cannot be undone. Please save the certificates that you wish
          to keep before you begin.
        </>,
      ),
    ],
  };
}
