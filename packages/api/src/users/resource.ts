import { query } from '../query/query.ts';
import { listUsers } from './contract.ts';

export type { User } from './contract.ts';

export const users = { list: query(listUsers) };
