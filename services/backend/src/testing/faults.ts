import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a server, or its network, fails: no response, the first bytes followed by silence or the end, or a reset. */
export type Fault = 'hang' | 'trickle' | 'cut' | 'reset';

/** Fails a request in one of these ways. */
export function failCall(fault: Fault, { socket }: IncomingMessage, response: ServerResponse): void {
  if (fault === 'reset') socket.resetAndDestroy();
  if (fault !== 'trickle' && fault !== 'cut') return;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
  response.write('{', () => fault === 'cut' && socket.destroy());
}
