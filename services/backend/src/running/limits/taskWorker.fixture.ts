type Task =
  | { readonly say: string }
  | { readonly fail: string }
  | { readonly hang: true }
  | { readonly sleep: true }
  | { readonly fill: number }
  | { readonly pid: true }
  | { readonly environment: true };

/** Returns the requested text, fails, computes or waits forever, or fills the requested number of bytes. */
export default async function work(task: Task): Promise<string> {
  if ('fail' in task) throw new Error(task.fail);
  if ('sleep' in task) await new Promise(() => setInterval(() => {}, 60_000));
  if ('fill' in task) return String(Buffer.alloc(task.fill, 1).length);
  if ('pid' in task) return String(process.pid);
  if ('environment' in task) return Object.keys(process.env).join();
  while ('hang' in task);
  return 'say' in task ? task.say : '';
}
