import { parseArgs } from 'node:util';
import type { CheckResult } from './Checklist.ts';
import { checkContract } from './checkContract.ts';

const usage = `Runs the contract against an API host and tells call by call whether it conforms.

  npm run contract -- --base-url https://api.example.org --user NAME --password PASSWORD

  --write                also runs the life cycles of drafts, which are created and deleted again, and ends the
                         other sessions of this administrator
  --captcha-token TOKEN  signs in with this token, where the host's captcha cannot be solved here
  --certificate ID       also loads this issued certificate
  --origin ORIGIN        where the apps are, if not on the origin of the API: checks that CORS lets them in
`;

const marks = { conforms: 'ok  ', differs: 'FAIL', skipped: 'skip' } as const;

function print({ name, status, detail }: CheckResult): void {
  process.stdout.write(`${marks[status]}  ${name}${detail ? `\n        ${detail}` : ''}\n`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      'captcha-token': { type: 'string' },
      certificate: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { 'base-url': baseUrl, user, password, certificate, origin, write } = values;
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error('--base-url must be a whole address of the API host.');
  if (!user || !password) throw new Error('--user and --password must name an administrator.');
  if (origin && !URL.canParse(origin)) throw new Error('--origin must be an origin such as https://admin.example.org.');
  return {
    baseUrl,
    user,
    password,
    certificate,
    origin: origin && new URL(origin).origin,
    write,
    captchaToken: values['captcha-token'],
  };
}

async function main(): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  const results = await checkContract(options, print);
  const count = (status: CheckResult['status']) => results.filter((result) => result.status === status).length;
  process.stdout.write(
    `\n${count('conforms')} conform, ${count('differs')} differ, ${count('skipped')} were not checked.\n`,
  );
  if (options.write) process.stdout.write('One image and one PDF stay on the host: no call deletes them.\n');
  return count('differs') === 0 && count('conforms') > 0 ? 0 : 1;
}

process.exitCode = await main();
