import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { getEngine, miniBrowser } from '../../tools/engines.ts';
import { freePort } from '../freePort.ts';

/** A WebKit of the system with a screen of its own. */
export interface WebKit {
  /** Opens a window that knows nothing of those before it, whose traffic goes through a proxy. */
  open(proxy: string): Promise<WebDriver>;
  /** Tells what pages write to the console as an error, or throw and nobody catches, until the next is to be told. */
  tellErrors(listener: (error: string) => void): void;
  /** Ends it. */
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts WebKit's driver on a screen that nobody sees. */
export async function startWebKit(): Promise<WebKit> {
  const program = getEngine('webkit');
  // The screen takes a number that is free, and tells it once it can be drawn on. Without -noreset it begins anew when a
  // window is closed, and refuses the next one meanwhile.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-noreset', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display]: unknown[] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' },
  });
  let tell = (_error: string) => {};
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (/CONSOLE .*ERROR/.test(line)) tell(line);
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  return {
    async open(proxy) {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args },
        proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [] },
      });
      const window = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await window.manage().window().setRect({ width: 1440, height: 1000 });
      return window;
    },
    tellErrors(listener) {
      tell = listener;
    },
    async stop() {
      await end(driver);
      await end(screen);
    },
  };
}
