/** How an operator runs a command of the product: by `./cpd` in a release, which says so, and by npm in a clone. */
export function commandLine(name: string, words = ''): string {
  const isRelease = process.env.CPD_RELEASE === '1';
  const start = isRelease ? `./cpd ${name}` : `npm run ${name}`;
  if (words === '') return start;
  return isRelease ? `${start} ${words}` : `${start} -- ${words}`;
}
