import { sentKeyword } from '@cpd/domain/keyword';
import { isAt } from '../cache/addresses.ts';
import type { PageRequest } from '../cache/Page.ts';
import { addressOf } from '../http/address.ts';
import { listCertificateGroupOptions, listCertificateGroups, readCertificateGroup } from './contract.ts';

/** What the list of certificate groups is asked for. */
export interface CertificateGroupSearch extends PageRequest {
  /** Text to find in names; empty finds every group. */
  readonly keyword?: string | undefined;
}

/** What a search puts into the call's query. */
export function certificateGroupQuery({ page, size, keyword = '' }: CertificateGroupSearch) {
  return { page, size, keyword: sentKeyword(keyword) };
}

const options = addressOf(listCertificateGroupOptions, { query: { autoComplete: true } });
const isList = isAt(addressOf(listCertificateGroups));

/** Names the cached answers about certificate groups. */
export const certificateGroupKeys = {
  list: (search: CertificateGroupSearch) => addressOf(listCertificateGroups, { query: certificateGroupQuery(search) }),
  isList: (key: unknown) => key !== options && isList(key),
  options,
  detail: (id: string) => addressOf(readCertificateGroup, { params: { id } }),
};
