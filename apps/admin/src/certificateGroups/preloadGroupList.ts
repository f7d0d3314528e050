import { certificateGroups } from '@cpd/api/certificateGroups';
import type { Client } from '@cpd/api/client';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the page of certificate groups that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, keyword } = listStateOf(search);
  certificateGroups.list.prefetch(client, { page, size: PAGE_SIZE, keyword });
}
