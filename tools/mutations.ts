import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A fault in production code that the nearest tests must notice. */
export interface Mutation {
  /** What is wrong with the changed code. */
  readonly fault: string;
  /** The package, and the name of the file in it, which may move from folder to folder. */
  readonly file: `${string}: ${string}`;
  /** A text that the file has exactly once, and what replaces it. */
  readonly text: string;
  readonly replacement: string;
  /** The project of Vitest, and what the names of its nearest test files contain. */
  readonly tests: `${string}: ${string}`;
  /** Part of the titles of the tests to run, if a file has slow ones besides. */
  readonly title?: string;
}

const DOMAIN = 'packages/domain';
const API = 'packages/api';
const UI = 'packages/ui';
const ADMIN = 'apps/admin';
const PUBLIC = 'apps/public';
const SERVICE = 'services/backend';

type Row = readonly [fault: string, file: string, text: string, replacement: string, tests: string, title?: string];

const RULES: readonly Row[] = [
  ['a sign-in leads to another origin', 'signInRedirect.ts', 'u.test(from)', "u.test('/')", 'signInRedirect.test'],
  ['a keyword of two letters counts as indexed', 'keyword.ts', '{3}/u', '{2}/u', 'keyword.test'],
  ['the first page is 0', 'paging.ts', 'Math.max(Math.trunc(page), 1)', 'Math.max(Math.trunc(page), 0)', 'paging.test'],
  ['a cell with a blank at its end is not quoted', 'csv.ts', '|^\\s|\\s$/', '|^\\s/', 'csv.test'],
  [
    'a missing state counts as enabled',
    'readiness.ts',
    'return item.isEnable === true &&',
    'return item.isEnable !== false &&',
    'enabling.test',
  ],
  [
    'one number of a quiz stays too high',
    'quizConfig.ts',
    'quizLimit <= questionsLeft && passCondition',
    'quizLimit <= questionsLeft || passCondition',
    'quizConfig/',
  ],
  [
    'two warnings of a quiz are swapped',
    'quizConfig.ts',
    'return passCondition > 0\n',
    'return passCondition <= 0\n',
    'quizConfig/',
  ],
  ['a hyperlink may have user info', 'hyperlink.ts', 'if (USER_INFO.test(hyperlink))', 'if (false)', 'hyperlink.test'],
  ['a post of files alone counts as empty', 'review.ts', 'cover || files?.length', 'cover', 'review/'],
  [
    'a request does not wait for a running renewal',
    'session.ts',
    "if (request.isRenewing) return 'wait';",
    '',
    'session/',
  ],
  [
    'an offset counts as a time zone',
    'certificate.ts',
    'if (/^[+-]/.test(text)) return false;',
    '',
    'certificateNumber.test',
  ],
];

const CLIENT: readonly Row[] = [
  [
    'a conflict is not noticed',
    'useVersionedForm.ts',
    'if (!outcome.isDone && outcome.error.isChangedElsewhere)',
    'if (false)',
    'useVersionedForm.test',
  ],
  ['If-Match is not sent', 'createClient.ts', "...(ifMatch && { 'If-Match': ifMatch }),", '', 'versions.test'],
  [
    'a late response of another session is taken',
    'createClient.ts',
    'if (shared() !== sessionRequests)',
    'if (false)',
    'createClient.test',
  ],
  [
    'a page of a proxy is taken for a file',
    'createClient.ts',
    "if (!file.type.startsWith(endpoint.responseType ?? ''))",
    'if (false)',
    'createClient.test',
  ],
  [
    'a request for a proof of identity waits for the next user',
    'createClient.ts',
    'identityProof.settle(false);',
    '',
    'identityProof/',
  ],
  [
    'a page with too few rows is expected one later',
    'Page.ts',
    'total - (page - 1) * size',
    'total - page * size',
    'query/Page.test',
  ],
  ['a page that is left ends the session', 'Renewal.ts', 'if (!isLeavingPage) this', 'this', 'browserSession.test'],
  [
    'a sign-out that another tab made is missed',
    'SessionStore.ts',
    'if (isMissed) this.#sessionId += 1;',
    '',
    'session/',
  ],
  [
    'input is stored after the session has ended',
    'UnsavedInput.ts',
    'if (!isLoggedIn && !(this.#wasOwners && this.#inputs.has(key))) return;',
    '',
    'session/',
  ],
  ['a repetition is due before now', 'retryAfter.ts', 'Math.max(milliseconds, 0)', 'milliseconds', 'retryAfter.test'],
];

const COMPONENTS: readonly Row[] = [
  [
    'a missing notice of a PDF',
    'useUploadField.ts',
    'removedContentText(removed) ?? undefined',
    'undefined',
    'useUploadField.test',
  ],
  [
    'several files are accepted for one',
    'sortFiles.ts',
    '!allowsMultiple && files.length > 1',
    'false',
    'sortFiles.test',
  ],
  [
    'a notification with an action leaves with the others',
    'Notifications.tsx',
    '...earlier.filter(({ action }) => action === undefined),',
    '...earlier,',
    'Notifications.test',
  ],
];

const SCREENS: readonly Row[] = [
  [
    'another tab keeps the search',
    'useListParams.ts',
    'change({ page: null, ...(!keepsSearch && { keyword: null }), tab })',
    'change({ page: null, tab })',
    'FeedPage.test',
  ],
  [
    'the saved row stays hidden by the search',
    'useCorrectPage.ts',
    '(position.isAll && isFiltered)',
    'false',
    'useCorrectPage.test',
  ],
  ['the last page stays empty', 'useCorrectPage.ts', 'if (isAfterLastPage) showLastPage();', '', 'serverLists.test'],
  [
    'a save leaves another page',
    'useEditActions.ts',
    'else if (!isLeaving()) await',
    'else await',
    'courseLeaving.test',
    'while a save is pending',
  ],
];

const PUBLIC_PAGES: readonly Row[] = [
  ['a decision does not name its version', 'ReviewPage.tsx', 'run(link, etag)', 'run(link)', 'ReviewPage.test'],
  [
    'the provider account of a stranger stays',
    'DeletionFlow.ts',
    'await identity.deleteAccount().catch(() => undefined);',
    '',
    'userDeletion/',
  ],
  ['a deletion is sent twice', 'DeletionFlow.ts', 'if (this.#isBusy) return;', '', 'DeletionFlow.test'],
  [
    'a failed sign-in stays signed in',
    'DeletionFlow.ts',
    'if (!keepsSession) await this.#leave();',
    '',
    'userDeletion/',
  ],
];

const SERVICE_ROWS: readonly Row[] = [
  [
    'no proof of identity is asked for',
    'mount.ts',
    'if (endpoint.requiresProof) await requireProof();',
    'if (false)',
    'identityProof.test',
  ],
  [
    'the scope of a key is not checked',
    'mount.ts',
    'if (scope !== undefined && !key.scopes.includes(scope))',
    'if (false)',
    'service.test',
  ],
  [
    'a title may be blank',
    'routes.ts',
    "if (typeof title === 'string' && isBlankText(title))",
    'if (false)',
    'courses',
  ],
  ['a course is enabled without its group', 'routes.ts', 'if (!group?.value.isEnable)', 'if (false)', 'bin/bin.test'],
  ['a post is decided twice', 'routes.ts', 'if (!canDecide(post.value.status ?? 0))', 'if (false)', 'review.test'],
  [
    'guesses at the same moment pass',
    'signIn.ts',
    'await throttle.check(counters);\n  const isSecondStep',
    'const isSecondStep',
    'auth/auth.test',
  ],
  [
    'an unknown network counts as another one',
    'refreshTokenUse.ts',
    'one !== null && other !== null && one !== other',
    'one !== other',
    'refreshTokenUse.test',
  ],
  [
    "another account's session is ended",
    'routes.ts',
    '{ id: params.id, admin_id: admin.id }',
    '{ id: params.id }',
    'auth/sessions.test',
  ],
  [
    'an ended session works until the cache expires',
    'Sessions.ts',
    'this.#evict(ended ?? []);',
    '',
    'endedSessions.test',
  ],
  ['a restored item keeps its version', 'restore.ts', 'Number(item.version) + 1;', 'Number(item.version);', '/bin'],
  [
    'a window after the clock was set back counts',
    'windowCounter.ts',
    'now.getTime() + 2 * ms',
    'now.getTime() + 2000 * ms',
    'auth/auth.test',
  ],
  ['PDFs are served without their policy', 'routes.ts', 'contentSecurityPolicy: PDF_POLICY, ', '', 'files.test'],
  ['the title of a certificate is no XML', 'drawPdf.ts', ".replaceAll('<', '&lt;')", '', 'certificates/pdf.test'],
  [
    'the title of a certificate is no XML with &',
    'drawPdf.ts',
    ".replaceAll('&', '&amp;')",
    '',
    'certificates/pdf.test',
  ],
  [
    'an old sign-in deletes',
    'routes.ts',
    'if (!isRecentSignIn(person.signedInAt, deps.now().getTime()))',
    'if (false)',
    'userDeletion/',
  ],
  [
    "the names of others' PDFs are recorded",
    'record.ts',
    "isOthers ? { _id: file._id, name: 'a PDF' } : file",
    'file',
    'history/record.test',
  ],
  [
    'a welcome link leaves the passkeys',
    'routes.ts',
    'await removePasskeysOf(queries, { id, username }, by);',
    '',
    'passkeys.test',
  ],
  [
    'a PDF is stored differently each time',
    'rewritePdfWorker.ts',
    "'--deterministic-id', ",
    '',
    'pdfVariants.test',
    'the header of',
  ],
  [
    'changed line ends are not repaired',
    'rebuildPdf.ts',
    "data.replaceAll('\\r\\n', '\\n')",
    'data',
    'rebuildPdf.test',
    'changed to CR LF',
  ],
  [
    'a script is taken for a destination',
    'passiveContent.ts',
    "Dests: 'openingTree'",
    "Dests: 'content'",
    'activePdf.test',
    'named destination',
  ],
  [
    'a script is reached by the structure',
    'passiveContent.ts',
    "if (key === '/Obj')",
    'if (false)',
    'activePdf.test',
    'structure alone',
  ],
  [
    'an address in UTF-8 is removed',
    'passiveContent.ts',
    "value.startsWith('b:')",
    'false',
    'activePdf.test',
    'whose address is written',
  ],
  [
    'the gamma of a PNG is ignored',
    'reencodeWorker.ts',
    'gamma ??= bytes',
    'gamma ??= 0 * bytes',
    'imageVariants.test',
    'gamma',
  ],
  [
    'blanks behind a boundary stay',
    'withoutPadding.ts',
    'isPadding ? found + boundary.length : after',
    'after',
    'withoutPadding.test',
  ],
  [
    'the leftmost forwarded address is trusted',
    'clientAddress.ts',
    'forwarded.pop()',
    'forwarded.shift()',
    'clientAddress.test',
  ],
  [
    'the folder of uploads is not synced',
    'DiskStorage.ts',
    'await this.#syncFolder();\n  }\n\n  async read',
    '}\n\n  async read',
    'DiskStorage.test',
    'syncs',
  ],
  [
    'a password stays out of the environment',
    'postgresEnvironment.ts',
    "set('PGPASSWORD', decodeURIComponent(password));",
    '',
    'postgresEnvironment.test',
  ],
  ['counted rows end one too early', 'pageOfRows.ts', 'return maxCounted + 1;', 'return maxCounted;', 'lists/'],
];

function rows(packageFolder: string, project: string, list: readonly Row[]): readonly Mutation[] {
  return list.map(([fault, file, text, replacement, tests, title]) => ({
    fault,
    file: `${packageFolder}: ${file}`,
    text,
    replacement,
    tests: `${project}: ${tests}`,
    ...(title !== undefined && { title }),
  }));
}

export const MUTATIONS: readonly Mutation[] = [
  ...rows(DOMAIN, 'domain', RULES),
  ...rows(API, 'api', CLIENT),
  ...rows(UI, 'ui', COMPONENTS),
  ...rows(UI, 'admin', SCREENS),
  ...rows(PUBLIC, 'public', PUBLIC_PAGES),
  ...rows(SERVICE, 'backend', SERVICE_ROWS),
];

const FOLDERS = new Map([
  ['domain', DOMAIN],
  ['api', API],
  ['ui', UI],
  ['admin', ADMIN],
  ['public', PUBLIC],
  ['backend', SERVICE],
]);

/** The package whose tests a project of Vitest runs. @throws Error for a project of no package. */
export function folderOf(project: string): string {
  const folder = FOLDERS.get(project);
  if (folder === undefined) throw new Error(`tools/mutations.ts names no package for the project ${project}`);
  return folder;
}

const ROOT = join(import.meta.dirname, '..');

/** The files of the repository below a folder. */
export function filesBelow(folder: string): readonly string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: ROOT });
  return list.toString().split('\n').filter(Boolean);
}

/** The files in which the text of a mutation occurs, once for each occurrence. */
export function placesOf({ file, text }: Mutation): readonly string[] {
  const [folder = '', name] = file.split(': ');
  return filesBelow(folder)
    .filter((path) => basename(path) === name)
    .flatMap((path) => Array(readFileSync(join(ROOT, path), 'utf8').split(text).length - 1).fill(path));
}
