import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { savedReference, withItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { CertificateGroup } from './contract.ts';

/** The fields of a group to save. Absent fields stay unchanged, null clears. */
export type CertificateGroupChange = InputOf<typeof endpoints.saveCertificateGroup>;

const list = query(endpoints.listCertificateGroups);

/** The enabled groups for the course form's selector: the path of the list with another query. */
const options = query(endpoints.listEnabledCertificateGroups);

/** The certificate groups, page by page and one by one. */
export const certificateGroups = {
  list,
  options,
  detail: query(endpoints.readCertificateGroup, { isForm: true }),
  draft: mutation(endpoints.draftCertificateGroup, {
    onSuccess: (cache) => void cache.reload(list),
  }),
  save: mutation(endpoints.saveCertificateGroup, {
    async onSuccess(cache, { id, template, ...fields }) {
      const saved = { ...fields, template: savedReference(template) };
      await cache.update(list, (page) => withItem(page, id, saved));
      await cache.reset(options);
    },
  }),
  preview: mutation(endpoints.previewCertificateGroup),
  enable: mutation(endpoints.enableCertificateGroup, {
    async onSuccess(cache, { id }) {
      await cache.update(list, (page) => withItem(page, id, { isEnable: true }));
      await cache.reset(options);
    },
  }),
  remove: mutation(endpoints.deleteCertificateGroup, {
    async onSuccess(cache, { id }) {
      await cache.removeFromPages(list, id);
      await cache.reset(options);
    },
  }),
};
