import type { User } from '@cpd/api/users/contract';
import type { Queries } from '../database/schema.ts';
import type { PageRequest } from '../http/paging.ts';

export async function pageOfUsers(
  queries: Queries,
  { size, offset }: PageRequest,
): Promise<{ docs: User[]; total: number }> {
  const docs = await queries
    .selectFrom('users')
    .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
    .orderBy('ordinal', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const { total } = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { docs, total };
}
