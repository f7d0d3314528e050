import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../services/backend/src/database/folderLock.ts';
import { runProgram } from '../services/backend/src/start/startUp.ts';

/** Removes the data of the embedded database, unless a process uses it. Other files in the folder stay. */
await runProgram(async () => {
  const folder = process.env.DATA_DIR ?? '.data';
  if (existsSync(folder)) {
    const unlock = lockFolder(folder);
    for (const name of ['database', 'files', 'auth-emulator'])
      rmSync(join(folder, name), { recursive: true, force: true });
    unlock();
    rmSync(join(folder, 'lock'), { force: true });
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  console.log(`${folder} holds no data now. The next start loads the demo data again.`);
});
