import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import workspace from '../../package.json' with { type: 'json' };

/** The folder where the emulator's package is pinned with its dependencies. */
const TOOL = join(import.meta.dirname, 'tool');

const INSTALL = `npx --yes ${workspace.packageManager} install --frozen-lockfile --dir "${TOOL}"`;

/** The emulator, starting or running. */
export interface EmulatorProcess {
  /** The port, reachable only from this machine. */
  readonly port: number;
  /** Resolves to true when it responds, or to false if it ends before. */
  readonly isUp: Promise<boolean>;
  stop(): Promise<void>;
}

/** Installs the emulator if it is missing. @returns whether it can be started */
export async function installEmulator(): Promise<boolean> {
  const [status] = await once(spawn(INSTALL, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  return status === 0;
}

/** Installs the emulator if it is missing, and starts it at low priority. */
export async function launchEmulator(folder: string, project: string): Promise<EmulatorProcess> {
  await mkdir(folder, { recursive: true });
  const [port = 0, hub = 0, logging = 0] = await freePorts(3);
  const at = (chosen: number) => ({ host: '127.0.0.1', port: chosen });
  const emulators = {
    auth: at(port),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }, null, 2));

  const start = `"${TOOL}/node_modules/.bin/firebase" emulators:start --only auth --project ${project}`;
  // The pipe on descriptor 3 closes when this process ends in any way, and the emulator exits with it.
  const tied = `{ ${INSTALL} && ${start}; } > emulator.log 2>&1 & emulator=$!; { cat <&3; kill 0; } > /dev/null & wait $emulator`;
  const child = spawn('sh', ['-c', tied], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // A separate settings folder, because the demo must not use a person's Firebase login.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: resolve(folder) },
  });
  if (child.pid !== undefined) setPriority(child.pid, 10);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    port,
    isUp: untilResponding(`http://127.0.0.1:${port}/`, hasEnded),
    async stop() {
      if (child.pid === undefined || hasEnded()) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Waits until a URL responds with success; false once `isOver` returns true. */
async function untilResponding(address: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** Different ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  // All are opened before one is closed, because the system may reuse a released port immediately.
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const addresses = servers.map((server) => server.address());
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return addresses.map((address) => {
    if (address === null || typeof address === 'string') throw new Error('No TCP port could be had.');
    return address.port;
  });
}
