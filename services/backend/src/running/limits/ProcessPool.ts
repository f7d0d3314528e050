import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requestSignal, withTimeout } from './deadline.ts';
import { Semaphore } from './Semaphore.ts';

const ENTRY = fileURLToPath(new URL('./taskProcess.ts', import.meta.url));

/** How long a task may wait for a process, in milliseconds. */
const WAIT_MS = 60_000;

/** How long a task may run, in milliseconds: long enough for all its processor time on a busy machine. */
const RUN_MS = 180_000;

/** How long an idle process waits for a task before it ends, in milliseconds. */
const IDLE_MS = 60_000;

export interface ProcessLimits {
  /** Resident memory of a process, in bytes. */
  readonly memoryBytes: number;
  /** Processor time of a task, in milliseconds: unlike elapsed time, it is the same on a busy machine. */
  readonly cpuMs: number;
}

/** A task used more memory or time than allowed, as it would each time. */
export class ResourceLimitExceeded extends Error {
  override readonly name = 'ResourceLimitExceeded';
}

/** A process ended by itself, as by a fault of Node.js. */
class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed';
}

/** The response of a process to a task. */
export type Outcome<Result> = ({ readonly result: Result } | { readonly error: unknown }) & {
  /** Resident memory after the task, in bytes. */
  readonly memoryBytes: number;
};

interface IdleProcess {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

/**
 * Runs tasks in child processes that are limited in memory and processor time. A thread cannot be: its memory limit does
 * not count buffers, and it cannot be stopped while native code runs. A process is reused, and replaced once it was killed.
 */
export class ProcessPool<Task, Result> {
  readonly #module: URL;
  readonly #limits: ProcessLimits;
  readonly #waitMs: number;
  readonly #runMs: number;
  readonly #processes: Semaphore;
  #idle: readonly IdleProcess[] = [];

  /**
   * @param name Label of its queue in the metrics.
   * @param module URL of a module whose default export runs one task.
   */
  constructor(
    name: string,
    module: URL,
    limits: ProcessLimits,
    { processes = 1, maxWaiting = 100, waitMs = WAIT_MS, runMs = RUN_MS } = {},
  ) {
    this.#module = module;
    this.#limits = limits;
    this.#processes = new Semaphore(name, processes, maxWaiting, 'Too many files are waiting.');
    this.#waitMs = waitMs;
    this.#runMs = runMs;
  }

  /**
   * Runs a task as soon as a process is free, first come first served. A process may crash because of what it did before, so
   * the task then gets a new one.
   *
   * @throws ResourceLimitExceeded when the task exceeds a limit, or crashes a new process too.
   * @throws Unavailable when too many tasks are waiting or the task waits too long.
   */
  async run(task: Task): Promise<Result> {
    await withTimeout('The wait for a process', this.#waitMs, (signal) => this.#processes.acquire(signal));
    try {
      return await this.#execute(task).catch((error: unknown) => {
        if (!(error instanceof ProcessCrashed)) throw error;
        return this.#execute(task, { isFresh: true });
      });
    } catch (error) {
      if (error instanceof ProcessCrashed) throw new ResourceLimitExceeded(error.message);
      throw error;
    } finally {
      this.#processes.release();
    }
  }

  async #execute(task: Task, { isFresh = false } = {}): Promise<Result> {
    const signal = requestSignal.getStore();
    signal?.throwIfAborted();
    const child = (isFresh ? undefined : this.#takeIdle()) ?? this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<Result>>();
    const stop = (reason: unknown) => {
      reject(reason);
      child.kill('SIGKILL');
    };
    const handleExit = (code: number | null, killedBy: NodeJS.Signals | null) => reject(failureOf(code, killedBy));
    const handleAbort = () => stop(signal?.reason);
    const timer = setTimeout(
      () => stop(new ResourceLimitExceeded(`The work on a file took more than ${this.#runMs} ms.`)),
      this.#runMs,
    );
    child.once('error', reject).once('exit', handleExit).once('message', resolve);
    signal?.addEventListener('abort', handleAbort);
    setKeepsServiceAlive(child, true);
    try {
      child.send({ task });
      const outcome = await promise;
      this.#reuse(child, outcome.memoryBytes);
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      child.off('error', reject).off('exit', handleExit).off('message', resolve);
      setKeepsServiceAlive(child, false);
    }
  }

  #start(): ChildProcess {
    // A process that reads untrusted files gets neither the secrets in the environment nor the service's flags. With one
    // arena, glibc returns the memory of large images instead of collecting it in the arena of each thread.
    const child = fork(ENTRY, [this.#module.href, JSON.stringify(this.#limits)], {
      serialization: 'advanced',
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '1' },
    });
    const handleEnd = () => {
      this.#idle = this.#idle.filter((idle) => idle.child !== child);
    };
    return child.on('exit', handleEnd).on('disconnect', handleEnd).on('error', handleEnd);
  }

  /** Keeps a process for the next task, unless it holds so much memory that the next task could exceed the limit. */
  #reuse(child: ChildProcess, memoryBytes: number): void {
    if (memoryBytes > this.#limits.memoryBytes / 2) {
      child.disconnect();
      return;
    }
    const timer = setTimeout(() => child.disconnect(), IDLE_MS).unref();
    this.#idle = [...this.#idle, { child, timer }];
  }

  #takeIdle(): ChildProcess | undefined {
    const last = this.#idle.at(-1);
    this.#idle = this.#idle.slice(0, -1);
    clearTimeout(last?.timer);
    return last?.child;
  }
}

/** Why a process ended without a result. */
function failureOf(code: number | null, killedBy: NodeJS.Signals | null): Error {
  if (killedBy === null) return new Error(`The process of a file ended with code ${code}.`);
  const message = `The process of a file was ended by ${killedBy}.`;
  // Its watchdog and the system kill a process that uses too much.
  return killedBy === 'SIGKILL' ? new ResourceLimitExceeded(message) : new ProcessCrashed(message);
}

/** Decides whether the service stays up for a child process. */
function setKeepsServiceAlive(child: ChildProcess, keepsAlive: boolean): void {
  const method = keepsAlive ? 'ref' : 'unref';
  child[method]();
  // @types/node calls the channel a Pipe without these methods.
  (child.channel as { ref(): void; unref(): void } | null | undefined)?.[method]();
}
