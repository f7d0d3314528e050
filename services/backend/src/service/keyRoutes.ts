import * as contract from '@cpd/api/apiKeys/contract';
import { apiKeyNameProblem } from '@cpd/domain/apiKey';
import { english } from '@cpd/domain/english';
import type { ApiApp } from '../http/ApiEnv.ts';
import type { Deps } from '../http/Deps.ts';
import { requireFound, throwBadRequest } from '../http/errors/HttpError.ts';
import { onePage } from '../http/lists/onePage.ts';
import { mount } from '../http/mount.ts';
import { addKey, allKeys, revokeKey } from './apiKeys.ts';

/** Mounts the endpoints by which administrators manage the keys of other services. */
export function keyRoutes(app: ApiApp, { database, now }: Deps): void {
  mount(app, contract.listApiKeys, async () => {
    const keys = await allKeys(database.queries);
    return onePage(
      keys
        .filter(({ revoked_at }) => revoked_at === null)
        .map(({ id, name, scopes, created_at, expires_at, last_used_at }) => ({
          _id: id,
          name,
          scopes,
          createdAt: created_at.toISOString(),
          expiresAt: expires_at?.toISOString() ?? null,
          lastUsedAt: last_used_at?.toISOString() ?? null,
        })),
    );
  });

  mount(app, contract.addApiKey, async ({ body, by }) => {
    const problem = apiKeyNameProblem(body.name);
    if (problem !== undefined) throwBadRequest(english(problem), [{ field: 'name', message: english(problem) }]);
    const { id, key } = await addKey(database, body, by, now());
    return { _id: id, key };
  });

  mount(app, contract.revokeApiKey, async ({ params: { id }, by }) => {
    requireFound(await revokeKey(database, id, by, now()), 'API key');
    return { _id: id };
  });
}
