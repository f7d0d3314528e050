import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from './WorkerThread.ts';

/** Answers every task that a `WorkerThread` sends to this thread. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await answerTo(task, work));
  });
}

async function answerTo<Task, Result>(
  task: Task,
  work: (task: Task) => Promise<Result>,
): Promise<WorkerAnswer<Result>> {
  try {
    return { result: await work(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
