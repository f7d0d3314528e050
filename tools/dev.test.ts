// @module-tag release
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const file = join(import.meta.dirname, 'dev.ts');

/** Listens on three ports in a row. */
async function takeThreePorts(): Promise<{ first: number; servers: readonly Server[] }> {
  const first = 20_000 + Math.floor(Math.random() * 12_000);
  const servers = [0, 1, 2].map((offset) => createServer().listen(first + offset, '127.0.0.1'));
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
    return { first, servers };
  } catch {
    for (const server of servers) server.close();
    return takeThreePorts();
  }
}

async function release(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
}

function environment(port: number): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // With a Firebase project, the sign-in emulator is neither installed nor started.
  return { ...process.env, PORT: String(port), DATA_DIR: folder, VITE_FIREBASE_API_KEY: 'unused' };
}

test.each([0, 1, 2])('`npm run dev` names the port in use when it is PORT + %i', async (offset) => {
  const { first, servers } = await takeThreePorts();
  await release(servers.filter((_server, index) => index !== offset));
  onTestFinished(() => release(servers.filter((_server, index) => index === offset)));
  const { status, stdout, stderr } = spawnSync('node', [file], { encoding: 'utf8', env: environment(first) });
  expect(stderr).toBe(
    `Port ${first + offset} cannot be used. \`npm run dev\` needs ${first}, ${first + 1} and ${first + 2}: stop the program that uses it, or set PORT to another.\n`,
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('`npm run dev` serves everything at one address, names no other, and stops on Ctrl+C', async () => {
  const { first: port, servers } = await takeThreePorts();
  await release(servers);
  const dev = spawn('node', [file], { env: environment(port), stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    dev.kill('SIGINT');
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    dev.once('exit', (code) => reject(new Error(`It exited with ${code} after: ${output}`)));
    dev.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Certificate  ')) resolve();
    });
  });
  expect(new Set(output.match(/localhost:\d+/g))).toEqual(new Set([`localhost:${port}`]));
  for (const path of ['/login', '/public/term-and-condition', '/v1/docs']) {
    expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
  }

  // The script that chooses the language.
  for (const path of ['/login', '/public/user-deletion']) {
    const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const [, script] = html.match(/src="([^"]*boot\.js)"/) ?? [];
    expect([path, (await fetch(`http://127.0.0.1:${port}${script}`)).status]).toEqual([path, 200]);
  }

  dev.kill('SIGINT');
  await once(dev, 'exit');
  for (const part of [port, port + 1, port + 2]) {
    await expect(fetch(`http://127.0.0.1:${part}/`)).rejects.toThrow();
  }
});
