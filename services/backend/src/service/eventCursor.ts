import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import { throwBadRequest } from '../errors/HttpError.ts';

/** The fact that renews the epoch with each new value. */
const RENEWAL = 'service-events-epoch';

/** An event's place for consumers, who receive it as an opaque text. */
export interface Cursor {
  /** The history that has the event; null for the number that the previous version sent as the position. */
  readonly epoch: string | null;
  readonly position: number;
}

export function cursorText({ epoch, position }: { readonly epoch: string; readonly position: number }): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/** @throws HttpError 400 for a text that no response contains. */
export function parseCursor(text: string): Cursor {
  if (/^\d{1,15}$/.test(text)) return { epoch: null, position: Number(text) };
  const [, epoch, position] = /^([0-9a-f]{16})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (epoch !== undefined) return { epoch, position: Number(position) };
  const message = 'The field "after" is not valid: it must be a cursor that this service has sent.';
  return throwBadRequest(message, [{ field: 'after', message }]);
}

/**
 * Renews the epoch, so that consumers notice that another history was restored. Works on every schema version that has
 * events.
 */
export async function renewEventEpoch(queries: Queries): Promise<void> {
  const value = newId();
  await queries
    .insertInto('facts')
    .values({ name: RENEWAL, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
