/** The steps to run, or a message for the user with the exit code. */
export type Choice = { readonly names: readonly string[] } | { readonly message: string; readonly exitCode: 0 | 2 };

/**
 * Chooses the steps of a command, such as `npm test`, from its arguments, in the order of the steps. A prefix of a name is enough if it is
 * unambiguous.
 */
export function chooseSteps(command: string, steps: readonly string[], args: readonly string[]): Choice {
  const list = `The steps are:\n${steps.map((name) => `  ${name}`).join('\n')}`;
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    const two = steps.slice(0, 2).map((name) => `'${name}'`);
    const usage = `\`${command}\` runs all steps. \`${command} -- ${two.join(' ')}\` runs only these two.`;
    return { message: `${usage} ${list}`, exitCode: 0 };
  }
  const chosen = new Set<string>();
  for (const arg of args) {
    const matches = matching(steps, arg);
    const [match] = matches;
    if (matches.length > 1) {
      return { message: `Several steps begin with "${arg}": ${matches.join(', ')}.`, exitCode: 2 };
    }
    if (match === undefined) return { message: `No step is called "${arg}". ${list}`, exitCode: 2 };
    chosen.add(match);
  }
  return { names: args.length === 0 ? steps : steps.filter((name) => chosen.has(name)) };
}

function matching(steps: readonly string[], arg: string): readonly string[] {
  const prefix = arg.toLowerCase();
  const exact = steps.filter((name) => name.toLowerCase() === prefix);
  if (exact.length > 0 || prefix === '') return exact;
  return steps.filter((name) => name.toLowerCase().startsWith(prefix));
}
