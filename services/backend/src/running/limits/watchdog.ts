import { parentPort, workerData } from 'node:worker_threads';
import type { ProcessLimits } from './ProcessPool.ts';

// Kills its own process when a task exceeds a limit. A thread, because the main thread is busy with the task.

const INTERVAL_MS = 20;

const { memoryBytes, cpuMs, changes } = workerData as ProcessLimits & { readonly changes: Int32Array };

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

parentPort?.postMessage('ready');
for (let change = 0; ; ) {
  const startedAt = usedCpuMs();
  const isRunning = change % 2 === 1;
  while (Atomics.wait(changes, 0, change, isRunning ? INTERVAL_MS : undefined) === 'timed-out') {
    const isOver = process.memoryUsage.rss() > memoryBytes || usedCpuMs() - startedAt > cpuMs;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }
  change = Atomics.load(changes, 0);
}
