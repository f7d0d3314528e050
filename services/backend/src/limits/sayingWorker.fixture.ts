type Task = { readonly say: string } | { readonly fail: string } | { readonly hang: true };

/** Answers what it is told to say, fails, or never ends. */
export default async function work(task: Task): Promise<string> {
  if ('fail' in task) throw new Error(task.fail);
  while ('hang' in task);
  return 'say' in task ? task.say : '';
}
