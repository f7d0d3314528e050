import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export { newId as newCertificateId } from '../http/newId.ts';
export type { IssuedCertificate } from './contract.ts';

const list = query(endpoints.listCertificates);

/**
 * What administrators do with certificates. Choose the id of a new one once for each dialog, with `newCertificateId`, so that
 * a repeated request issues no second certificate.
 */
export const issuedCertificates = {
  list,
  issue: mutation(endpoints.issueCertificate, { reloads: list }),
  withdraw: mutation(endpoints.withdrawCertificate, { reloads: list }),
  reissue: mutation(endpoints.reissueCertificate, { reloads: list }),
};
