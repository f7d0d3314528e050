import { sql } from 'kysely';
import { openEmbedded } from '../services/backend/src/database/embedded.ts';
import type { Product } from '../tools/product.ts';
import { endSharing } from './openSession.ts';

/**
 * Makes every session six minutes older, so that its proof of identity has expired. Access tokens say when their user has
 * proved it, so a new secret makes every page renew its own. Restarts the product, because its database belongs to one process.
 */
export async function ageSessions({ dataDir, stop, restart }: Product): Promise<void> {
  endSharing();
  await stop();
  const database = await openEmbedded(dataDir);
  await sql`update sessions set
    created_at = created_at - interval '6 minutes',
    proved_at = proved_at - interval '6 minutes'`.execute(database.queries);
  await sql`update refresh_tokens set proved_at = proved_at - interval '6 minutes'`.execute(database.queries);
  await sql`delete from facts where name = 'token-secret'`.execute(database.queries);
  await database.close();
  await restart();
}
