import { statfs } from 'node:fs/promises';

const MEBIBYTE = 1024 * 1024;

/** The error codes of PostgreSQL and the operating system for a full disk, an exceeded quota or a maximum file size. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** There is no space left to write: a 507. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || CODES.has(Object(error).code);
}

/** @throws DiskFull if the disk of a folder has less free space, in bytes. */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  // Some network file systems do not report their size.
  if (blocks === 0 || free >= bytes) return;
  const [left, needed] = [free, bytes].map((count) => Math.floor(count / MEBIBYTE));
  throw new DiskFull(`The disk is full: ${folder} has ${left} MB left, and the database needs ${needed} MB`);
}
