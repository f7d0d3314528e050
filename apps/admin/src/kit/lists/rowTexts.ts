import type { ListTexts } from '@cpd/ui/ListScreen';
import { type Sentence, sentence } from '@cpd/ui/language';

/** One sentence for an empty keyword, another that names it. */
function forKeyword(without: Sentence, of: (keyword: string) => Sentence): (keyword: string) => Sentence {
  return (keyword) => (keyword === '' ? without : of(keyword));
}

export const rowTexts = {
  administrator: {
    none: sentence('No administrators yet.'),
    failed: sentence('Administrators could not be loaded'),
  },
  apiKey: { none: sentence('No API keys yet.'), failed: sentence('API keys could not be loaded') },
  certificate: {
    none: sentence('No certificates yet.'),
    failed: sentence('Certificates could not be loaded'),
    noMatch: forKeyword(sentence('No certificates match.'), (keyword) =>
      sentence('No certificates match “{keyword}”.', { keyword }),
    ),
  },
  certificateGroup: {
    none: sentence('No certificate groups yet.'),
    failed: sentence('Certificate groups could not be loaded'),
    noMatch: forKeyword(sentence('No certificate groups match.'), (keyword) =>
      sentence('No certificate groups match “{keyword}”.', { keyword }),
    ),
  },
  change: {
    none: sentence('No changes yet.'),
    failed: sentence('Changes could not be loaded'),
    noMatch: forKeyword(sentence('No changes match.'), (keyword) =>
      sentence('No changes match “{keyword}”.', { keyword }),
    ),
  },
  course: {
    none: sentence('No courses yet.'),
    failed: sentence('Courses could not be loaded'),
    noMatch: forKeyword(sentence('No courses match.'), (keyword) =>
      sentence('No courses match “{keyword}”.', { keyword }),
    ),
  },
  event: {
    none: sentence('No events yet.'),
    failed: sentence('Events could not be loaded'),
    noMatch: forKeyword(sentence('No events match.'), (keyword) =>
      sentence('No events match “{keyword}”.', { keyword }),
    ),
  },
  passkey: { none: sentence('No passkeys yet.'), failed: sentence('Passkeys could not be loaded') },
  post: {
    none: sentence('No posts yet.'),
    failed: sentence('Posts could not be loaded'),
    noMatch: forKeyword(sentence('No posts match.'), (keyword) => sentence('No posts match “{keyword}”.', { keyword })),
  },
  question: { none: sentence('No questions yet.'), failed: sentence('Questions could not be loaded') },
  session: { none: sentence('No sessions yet.'), failed: sentence('Sessions could not be loaded') },
  signIn: {
    none: sentence('No sign-ins yet.'),
    failed: sentence('Sign-ins could not be loaded'),
    noMatch: forKeyword(sentence('No sign-ins match.'), (keyword) =>
      sentence('No sign-ins match “{keyword}”.', { keyword }),
    ),
  },
  user: {
    none: sentence('No users yet.'),
    failed: sentence('Users could not be loaded'),
    noMatch: forKeyword(sentence('No users match.'), (keyword) => sentence('No users match “{keyword}”.', { keyword })),
  },
  'deleted-certificateGroup': {
    none: sentence('No deleted certificate groups.'),
    failed: sentence('Deleted certificate groups could not be loaded'),
    noMatch: (keyword) => sentence('No deleted certificate groups match “{keyword}”.', { keyword }),
  },
  'deleted-course': {
    none: sentence('No deleted courses.'),
    failed: sentence('Deleted courses could not be loaded'),
    noMatch: (keyword) => sentence('No deleted courses match “{keyword}”.', { keyword }),
  },
  'deleted-event': {
    none: sentence('No deleted events.'),
    failed: sentence('Deleted events could not be loaded'),
    noMatch: (keyword) => sentence('No deleted events match “{keyword}”.', { keyword }),
  },
  'deleted-question': {
    none: sentence('No deleted questions.'),
    failed: sentence('Deleted questions could not be loaded'),
  },
} as const satisfies Readonly<Record<string, ListTexts>>;
