import { Worker } from 'node:worker_threads';

interface Job<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** What a worker's module answers to one task. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly failure: string };

/** A task that its worker could not do, told in a sentence. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
}

/**
 * Does tasks one after another in a thread of its own, so that drawing neither holds up other calls nor takes the memory
 * of many pictures at once. The thread starts with the first task and keeps no process alive.
 */
export class WorkerThread<Task, Result> {
  readonly #module: URL;
  readonly #waiting: Job<Task, Result>[] = [];
  #worker: Worker | null = null;
  #current: Job<Task, Result> | null = null;

  /** @param module Address of a module that calls `serveTasks`. */
  constructor(module: URL) {
    this.#module = module;
  }

  /** Does a task when those before it are done. @throws TaskError when the worker's module throws or its thread dies. */
  run(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#current = job;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(job.task);
  }

  #start(): Worker {
    const worker = new Worker(this.#module);
    worker.on('message', (answer: WorkerAnswer<Result>) => this.#finish(answer));
    worker.on('error', (error) => this.#lose(worker, `The drawing thread failed: ${error.message}`));
    worker.on('exit', () => this.#lose(worker, 'The drawing thread ended.'));
    return worker;
  }

  #finish(answer: WorkerAnswer<Result>): void {
    const job = this.#current;
    this.#current = null;
    if ('result' in answer) job?.resolve(answer.result);
    else job?.reject(new TaskError(answer.failure));
    this.#next();
  }

  #lose(worker: Worker, failure: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    if (this.#current) this.#finish({ failure });
    else this.#next();
  }
}
