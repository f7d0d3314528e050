import { query } from '../cache/query.ts';
import { listUsers } from './contract.ts';

export type { User } from './contract.ts';

/** The users of the mobile app, page by page. */
export const users = { list: query(listUsers) };
