import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What to call, how often at once, and for how long. */
export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

/** What came of it. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Answers that were not 200. */
  readonly failures: number;
}

async function callOnce(agent: Agent, { url, headers }: Load): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    call.on('error', () => resolve(false));
    call.end();
  });
}

async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const begin = performance.now();
  let done = 0;
  let failures = 0;
  const client = async () => {
    while (performance.now() - begin < load.milliseconds) {
      if (!(await callOnce(agent, load))) failures += 1;
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: load.connections }, client));
  agent.destroy();
  return { requestsPerSecond: (done / (performance.now() - begin)) * 1000, failures };
}

parentPort?.postMessage(await run(workerData));
