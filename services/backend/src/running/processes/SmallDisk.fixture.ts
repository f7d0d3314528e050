import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory. Mounting it requires root, or sudo without a password as on GitHub's runners. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'cpd-disk-'));

  constructor(megabytes: number) {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', this.folder);
  }

  /** Fills the disk completely. */
  fill(): void {
    const filler = openSync(this.#filler, 'a');
    for (const size of [1024 * 1024, 4096, 1]) {
      const bytes = new Uint8Array(size);
      try {
        for (;;) if (writeSync(filler, bytes) < size) break;
      } catch {
        // There is no space for such a large part.
      }
    }
    closeSync(filler);
  }

  /** Deletes what `fill` wrote. */
  free(): void {
    rmSync(this.#filler);
  }

  unmount(): void {
    asRoot('umount', '--lazy', this.folder);
    rmdirSync(this.folder);
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}

function asRoot(program: string, ...args: readonly string[]): void {
  const [command = program, ...rest] = process.getuid?.() === 0 ? [program, ...args] : ['sudo', '-n', program, ...args];
  execFileSync(command, rest);
}
