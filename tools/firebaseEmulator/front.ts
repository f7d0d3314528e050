import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Why the emulator is not available (yet): a code for programs and a sentence for people. */
interface Absence {
  readonly code: string;
  readonly sentence: string;
}

/** The emulator's address, or why it is not available. */
export type Whereabouts = { readonly port: number } | Absence;

const STOPPED: Absence = { code: 'UNAVAILABLE', sentence: 'The demo sign-in service has stopped.' };
const PLACE_OF_GAPI = '/js/api.js';

/**
 * A proxy in front of the emulator: responds with a message while the emulator is being installed, and serves what its
 * sign-in windows would load from Google, so that the demo works offline.
 * @param whereabouts Called for every request.
 */
export function createFront(whereabouts: () => Whereabouts): Server {
  return createServer((asked, response) => {
    const target = whereabouts();
    if (asked.url?.startsWith(PLACE_OF_GAPI)) return void serveGapi(response);
    if ('sentence' in target) return sayAbsence(asked, response, target);
    handOn(asked, response, target.port);
  });
}

async function serveGapi(response: ServerResponse): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'gapi.js'));
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(script);
}

function sayAbsence(asked: IncomingMessage, response: ServerResponse, absence: Absence): void {
  if (asked.url?.startsWith('/emulator/auth/')) {
    sayInWindow(response, absence);
    return;
  }
  response.writeHead(asked.method === 'OPTIONS' ? 204 : 503, {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  });
  // The provider's library splits error messages at the colon.
  const message = `${absence.code} : ${absence.sentence}`;
  response.end(asked.method === 'OPTIONS' ? undefined : JSON.stringify({ error: { code: 503, message } }));
}

/** Reloads a sign-in window, and its hidden frame, until the emulator is ready. */
function sayInWindow(response: ServerResponse, { sentence }: Absence): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta http-equiv="refresh" content="2"><title>Demo sign-in</title><p>${sentence}</p>`);
}

function handOn(asked: IncomingMessage, response: ServerResponse, port: number): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const { method, url } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    if (url?.startsWith('/emulator/auth/iframe')) return void withOwnGapi(reply, response);
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => sayAbsence(asked, response, STOPPED));
  asked.pipe(onward);
}

async function withOwnGapi(reply: IncomingMessage, response: ServerResponse): Promise<void> {
  let html = '';
  for await (const chunk of reply.setEncoding('utf8')) html += chunk;
  response.writeHead(reply.statusCode ?? 502, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html.replace('https://apis.google.com/js/api.js', PLACE_OF_GAPI));
}
