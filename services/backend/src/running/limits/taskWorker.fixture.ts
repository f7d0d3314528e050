type Task =
  | { readonly say: string }
  | { readonly fail: string }
  | { readonly hang: true }
  | { readonly sleep: true }
  | { readonly fill: number }
  | { readonly pid: true }
  | { readonly crash: 'always' | 'once' }
  | { readonly environment: true };

let runs = 0;

/**
 * Returns the requested text, fails, computes or waits forever, fills the requested number of bytes, or crashes: always, or if
 * the process has run a task before.
 */
export default async function work(task: Task): Promise<string> {
  runs += 1;
  if ('crash' in task && (task.crash === 'always' || runs > 1)) process.abort();
  if ('fail' in task) throw new Error(task.fail);
  if ('sleep' in task) await new Promise(() => setInterval(() => {}, 60_000));
  if ('fill' in task) return String(Buffer.alloc(task.fill, 1).length);
  if ('pid' in task) return String(process.pid);
  if ('environment' in task) return Object.keys(process.env).join();
  while ('hang' in task);
  return 'say' in task ? task.say : '';
}
