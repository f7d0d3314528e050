import { list, paragraph, type TermsFacts, type TermsSection } from '../TermsSection.ts';

/** Section 8: what the service does not promise, and the limits of liability. */
export const disclaimer: TermsSection = {
  anchor: 'disclaimer',
  title: 'Disclaimer',
  blocks: [
    paragraph(
      'Courses, quizzes and other content are meant for general professional development. We choose and review them with care, but they replace neither professional judgement nor advice on a particular case, and we do not promise that they are complete, current or free of error.',
    ),
    paragraph(
      'Whether a certificate counts towards a licence, a membership or a duty of continuing education is decided by the body in charge. Please ask that body before you rely on it.',
    ),
    paragraph(
      'We aim to keep the app available, yet maintenance, faults in networks or events beyond our control may interrupt it. Events and addresses of third parties that the app points to are the responsibility of those who offer them.',
    ),
    paragraph('As far as the law allows, the app is provided as it stands, and we are not liable for'),
    list(
      'loss that could not reasonably have been foreseen when you accepted these terms;',
      'loss of earnings or business, as the app is not meant for trade;',
      'loss that arises because these terms, or the advice on security in them, were not followed.',
    ),
    paragraph(
      'Nothing in these terms limits liability that the law does not let us limit, such as liability for intent, gross negligence, injury to life, body or health, or the statutory rights of consumers.',
    ),
  ],
};

/** Section 9: which law applies, and how disputes are settled. */
export function governingLaw({ governingLaw: law }: TermsFacts): TermsSection {
  return {
    anchor: 'governing-law',
    title: 'Governing Law',
    blocks: [
      paragraph(
        `These terms are governed by ${law}. If you use the app as a consumer, you also keep the protection that the mandatory law of the country where you live gives you.`,
      ),
      paragraph(
        'Please write to us first if there is a disagreement; most can be settled in this way. Otherwise the courts that the law names are competent. Consumers may always turn to the courts of the place where they live.',
      ),
      paragraph(
        'If a part of these terms proves to be invalid, the rest stays in force, and what the law provides takes the place of the invalid part. If we do not insist on a right at once, we have not given it up.',
      ),
    ],
  };
}

/** Section 10: how changes are made and announced. */
export function changes({ userDeletionPath }: TermsFacts): TermsSection {
  return {
    anchor: 'changes',
    title: 'Changes to Terms and Conditions',
    blocks: [
      paragraph(
        'We may change these terms when the app gains or loses functions, when the law or its interpretation changes, or when security demands it. Changes never apply to the past.',
      ),
      paragraph(
        'We announce a change that affects your rights or duties in the app or by e-mail in good time before it takes effect, and say what is different. Corrections of wording and changes that only benefit you may take effect at once. The dates at the top of this page show which version you are reading; earlier versions are available on request.',
      ),
      paragraph(
        <>
          If you keep using the app after a change has taken effect, the new terms apply. If you do not agree with them,
          stop using the app; you can <a href={userDeletionPath}>delete your account</a> at any time.
        </>,
      ),
    ],
  };
}

/** Section 11: where to write to, with the e-mail link. */
export function contact({ contactEmail, serviceName }: TermsFacts): TermsSection {
  return {
    anchor: 'contact',
    title: 'Contact Us',
    blocks: [
      paragraph(
        <>
          Questions about these terms, about your personal data or about {serviceName} are welcome at{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </>,
      ),
      paragraph(
        'Please write from the e-mail address of your account where you can, so that we can find it, and never send us your password.',
      ),
    ],
  };
}
