import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, failCall } from '../../testing/faults.ts';

export interface EmulatedAccount {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  /** When they last signed in, in seconds since the epoch. @default now */
  readonly signedInAt?: number;
}

/** A stub of the Auth emulator: the three requests that the service sends, over real HTTP. */
export interface AuthEmulator {
  readonly host: string;
  readonly accounts: Map<string, EmulatedAccount>;
  /** If set, every request fails. */
  isBroken: boolean;
  /** If set, every request fails with a network fault. */
  fault: Fault | null;
  close(): void;
}

export async function startAuthEmulator(): Promise<AuthEmulator> {
  const accounts = new Map<string, EmulatedAccount>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (emulator.fault !== null) return failCall(emulator.fault, request, response);
    const { localId, email } = JSON.parse(body);
    if (emulator.isBroken) return void response.writeHead(500).end('{"error":{"message":"BROKEN"}}');
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.endsWith('accounts:lookup')) {
      const users = [...accounts.values()].filter(
        (account) => localId?.includes(account.localId) || email?.includes(account.email),
      );
      return void response.end(JSON.stringify(users.length > 0 ? { users } : {}));
    }
    if (accounts.delete(localId)) return void response.end('{}');
    response.writeHead(400).end('{"error":{"message":"USER_NOT_FOUND"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const emulator: AuthEmulator = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    isBroken: false,
    fault: null,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return emulator;
}

/** An unsigned identity token, as from the emulator. */
export function emulatedToken(project: string, { localId, email, emailVerified, signedInAt }: EmulatedAccount): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: localId,
    user_id: localId,
    auth_time: signedInAt ?? now,
    iat: now,
    exp: now + 3600,
    ...(email === undefined ? {} : { email, email_verified: emailVerified ?? false }),
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
