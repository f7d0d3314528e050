import { extname } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file by its name. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of this type gets smaller by compressing it. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|json|svg|wasm|javascript/.test(mediaType);
}
