import { rm } from 'node:fs/promises';

const folder = process.env.DATA_DIR ?? '.data';
await rm(folder, { recursive: true, force: true });
console.log(`${folder} is gone; the next start begins afresh.`);
