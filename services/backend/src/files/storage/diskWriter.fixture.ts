import { DiskStorage } from './DiskStorage.ts';

// Stores one upload after another and prints each key once it is acknowledged, until it is killed.
const [folder = ''] = process.argv.slice(2);
const storage = await DiskStorage.open(folder);
for (let index = 0; ; index += 1) {
  await storage.put(`upload-${index}`, Buffer.alloc(200_000, index % 256));
  process.stdout.write(`${index}\n`);
}
