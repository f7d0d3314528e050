import { SmallDisk } from '../running/processes/SmallDisk.fixture.ts';
import { EmbeddedEngine } from './embeddedEngine.ts';

// A disk that becomes full between two checks, at the worst moment: the engine hangs after such a statement.
const disk = new SmallDisk(70);
process.on('exit', () => disk.unmount());
const engine = await EmbeddedEngine.open(disk.folder);
disk.fill();
await engine.query('checkpoint').catch(() => null);
await engine.query('select 1');
