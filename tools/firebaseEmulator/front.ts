import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Why the emulator is not available (yet): a code for programs and a sentence for people. */
interface Unavailability {
  readonly code: string;
  readonly sentence: string;
}

/** The emulator's address, or why it is not available. */
export type EmulatorState = { readonly port: number } | Unavailability;

const STOPPED: Unavailability = { code: 'UNAVAILABLE', sentence: 'The demo sign-in service has stopped.' };
const GAPI_PATH = '/js/api.js';

/**
 * A proxy in front of the emulator: responds with a message while the emulator is being installed, and serves what its
 * sign-in windows would load from Google, so that the demo works offline.
 * @param state Called for every request.
 */
export function createFront(state: () => EmulatorState): Server {
  return createServer((incoming, response) => {
    const target = state();
    if (incoming.url?.startsWith(GAPI_PATH)) return void serveGapi(response);
    if ('sentence' in target) return respondUnavailable(incoming, response, target);
    forward(incoming, response, target.port);
  });
}

async function serveGapi(response: ServerResponse): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'gapi.js'));
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(script);
}

function respondUnavailable(incoming: IncomingMessage, response: ServerResponse, reason: Unavailability): void {
  if (incoming.url?.startsWith('/emulator/auth/')) {
    respondInPopup(response, reason);
    return;
  }
  response.writeHead(incoming.method === 'OPTIONS' ? 204 : 503, {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  });
  // The provider's library splits error messages at the colon.
  const message = `${reason.code} : ${reason.sentence}`;
  response.end(incoming.method === 'OPTIONS' ? undefined : JSON.stringify({ error: { code: 503, message } }));
}

/** Reloads a sign-in window, and its hidden frame, until the emulator is ready. */
function respondInPopup(response: ServerResponse, { sentence }: Unavailability): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta http-equiv="refresh" content="2"><title>Demo sign-in</title><p>${sentence}</p>`);
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { method, url } = incoming;
  const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    if (url?.startsWith('/emulator/auth/iframe')) return void replaceGapi(reply, response);
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  forwarded.on('error', () => respondUnavailable(incoming, response, STOPPED));
  incoming.pipe(forwarded);
}

async function replaceGapi(reply: IncomingMessage, response: ServerResponse): Promise<void> {
  let html = '';
  for await (const chunk of reply.setEncoding('utf8')) html += chunk;
  response.writeHead(reply.statusCode ?? 502, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html.replace('https://apis.google.com/js/api.js', GAPI_PATH));
}
