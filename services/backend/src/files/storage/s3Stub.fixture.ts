import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Fault, failCall } from '../../testing/faults.ts';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A stub of an object storage with one bucket, which can simulate overload. */
export interface S3Stub {
  readonly endpoint: string;
  /** Every request so far. */
  readonly seen: readonly SeenRequest[];
  /** If set, every request gets this status and error code. */
  rejection: { readonly status: number; readonly code: string } | null;
  /** Responds to the next requests with these statuses. */
  respondNext(...statuses: number[]): void;
  /**
   * Fails the next requests, or one, after their body has arrived, with a network fault. Resolves once it has failed the
   * last of them.
   */
  breakNext(fault: Fault, calls?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a stub on a free port. */
export async function startS3Stub(): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const seen: SeenRequest[] = [];
  const planned: (number | (() => Fault))[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, path, headers });
    const body = Buffer.concat(await request.toArray());
    const status = planned.shift();
    const { rejection } = stub;
    if (rejection !== null) {
      response.writeHead(rejection.status).end(`<Error><Code>${rejection.code}</Code></Error>`);
    } else if (status === undefined) respond(objects, { method, path, headers }, body, response);
    else if (typeof status === 'function') failCall(status(), request, response);
    else response.writeHead(status).end('<Error/>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port could be had.');
  const stub: S3Stub = {
    rejection: null,
    endpoint: `http://127.0.0.1:${address.port}`,
    seen,
    respondNext: (...statuses) => planned.push(...statuses),
    breakNext: (fault, calls = 1) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      planned.push(...Array(calls - 1).fill(() => fault), () => {
        resolve();
        return fault;
      });
      return promise;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
}

function respond(objects: Map<string, Buffer>, request: SeenRequest, body: Buffer, response: ServerResponse): void {
  const { method, path, headers } = request;
  if (method === 'PUT') {
    const isComplete = headers['x-amz-content-sha256'] === hash('sha256', body);
    if (isComplete) objects.set(path, body);
    response.writeHead(isComplete ? 200 : 400).end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else {
    const bytes = objects.get(path);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (bytes === undefined) response.writeHead(404).end('<Error/>');
    else if (first !== undefined) response.writeHead(206).end(bytes.subarray(Number(first), Number(last) + 1));
    else response.writeHead(200).end(bytes);
  }
}
