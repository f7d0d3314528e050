import { list, paragraph, type TermsFacts, type TermsSection } from '../TermsSection.ts';

/** Section 6: which personal data are processed, why, and the rights over them. */
export function dataProtection({ contactEmail }: TermsFacts): TermsSection {
  return {
    anchor: 'data-protection',
    title: 'Data Protection',
    blocks: [
      paragraph('We process personal data only as far as the service needs them:'),
      list(
        'account data: your name, e-mail address and the way you sign in;',
        'device data: what the binding records, as described in section 2;',
        'learning data: courses, quiz results and certificates;',
        'content: what you submit, and the decision about it;',
        'technical data: the time of a request, the network address and errors, kept to run and protect the service.',
      ),
      paragraph(
        'We use them to provide the app, to issue certificates and let them be checked, to review content, to answer you, to keep the service secure, and to meet duties that the law puts on us. We do not sell personal data, and we do not use them for advertising.',
      ),
      paragraph(
        'Personal data are passed on only to companies that run technical services for us and are bound by contract to protect them, to Apple or Google where you sign in with them, and to authorities where the law requires it. A certificate can be seen by everyone to whom you give its address; please share that address with this in mind.',
      ),
      paragraph(
        'We keep personal data for as long as you have an account. When you delete it, they are deleted too, except for records that the law obliges us to keep; those are locked away and used for nothing else.',
      ),
      paragraph(
        `Depending on where you live, you may have the right to see, correct, receive, restrict or delete your personal data, to object to their use, to withdraw consent, and to complain to the data protection authority. You can correct most data in the app and delete all of them on the account deletion page; for anything else write to ${contactEmail}.`,
      ),
    ],
  };
}

/** Section 7: what both sides do to keep the app secure. */
export const mobileSecurity: TermsSection = {
  anchor: 'security',
  title: 'Mobile Security',
  blocks: [
    paragraph(
      'We protect the service by technical and organisational means that fit the risk: connections are encrypted, every request for personal data is checked against your session, passwords are never stored in readable form, uploaded files are examined, and only people who need it for their work have access. No system is free of all risk, so your part matters too. Please',
    ),
    list(
      'install the app from the official store of your device only, and keep it and the operating system up to date;',
      'keep the screen lock switched on;',
      'do not use the app on a device whose built-in protection has been removed;',
      'neither alter the app nor take it apart, except where the law expressly allows it;',
      'be wary of messages that ask you to sign in through a link.',
    ),
    paragraph(
      'Where security requires it, we may stop supporting an old version of the app or of an operating system, refuse devices that are not safe, or interrupt the service for a short time.',
    ),
    paragraph(
      'If you discover a weakness, please report it to us in confidence and give us reasonable time to mend it before you tell others. Please do not test on other people’s data.',
    ),
  ],
};
