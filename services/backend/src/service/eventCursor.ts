import { writeFact } from '../database/facts.ts';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import { throwBadRequest } from '../http/errors/HttpError.ts';

/** The fact that renews the epoch with each new value. */
const RENEWAL = 'service-events-epoch';

/** An event's place for consumers, who receive it as an opaque text. */
export interface Cursor {
  /** The history that has the event. */
  readonly epoch: string;
  readonly position: number;
}

export function cursorText({ epoch, position }: Cursor): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/** @throws HttpError 400 for a text that no response contains. */
export function parseCursor(text: string): Cursor {
  const [, epoch, position] = /^([0-9a-f]{16})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (epoch !== undefined) return { epoch, position: Number(position) };
  const message = 'The field "after" is not valid: it must be a cursor that this service has sent.';
  return throwBadRequest(message, [{ field: 'after', message }]);
}

/** Renews the epoch, so that consumers notice that another history was restored. */
export async function renewEventEpoch(queries: Queries): Promise<void> {
  await writeFact(queries, RENEWAL, newId());
}
