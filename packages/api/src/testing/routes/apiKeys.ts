import * as endpoints from '../../apiKeys/contract.ts';
import { apiKeyFixture } from '../../apiKeys/fixtures.ts';
import { findById } from '../FakeHttpError.ts';
import { route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';

const NOW = new Date('2026-03-03T09:15:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

export const apiKeyRoutes = [
  route(endpoints.listApiKeys, ({ context: { data } }) => singlePage(data.apiKeys)),
  route(endpoints.addApiKey, ({ body: { name, scopes, lifetimeDays }, context }) => {
    const _id = context.newId();
    const expiresAt = lifetimeDays ? new Date(NOW.getTime() + lifetimeDays * DAY_MS).toISOString() : null;
    context.data.apiKeys.push(
      apiKeyFixture({ _id, name, scopes: [...scopes], createdAt: NOW.toISOString(), expiresAt }),
    );
    return { _id, key: `cpd_${_id}` };
  }),
  route(endpoints.revokeApiKey, ({ id, context: { data } }) => {
    findById(data.apiKeys, id);
    data.apiKeys = data.apiKeys.filter(({ _id }) => _id !== id);
    return { _id: id };
  }),
];
