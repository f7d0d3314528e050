import { wasDeleted } from '../bin/findDeleted.ts';
import type { InputOf } from '../http/endpoint.ts';
import { counting, enabledCounts } from '../query/enabledCounts.ts';
import { mutation } from '../query/mutation.ts';
import { isShort, savedReference, withItem, withoutItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { CertificateGroup, CertificateGroupOption, ListedCertificateGroup } from './contract.ts';

/** The fields of a group to save. Absent fields stay unchanged, null clears. */
export type CertificateGroupChange = InputOf<typeof endpoints.saveCertificateGroup>;

const list = query(endpoints.listCertificateGroups);

/** The enabled groups for the course form's selector: the path of the list with another query. */
const options = query(endpoints.listEnabledCertificateGroups);

/** The certificate groups, page by page and one by one. */
export const certificateGroups = {
  list,
  counts: enabledCounts(query(endpoints.listCertificateGroups, counting)),
  options,
  detail: query(endpoints.readCertificateGroup, { isForm: true }),
  draft: mutation(endpoints.draftCertificateGroup, {
    onSuccess: (mutate) => void mutate(list.isKey),
  }),
  save: mutation(endpoints.saveCertificateGroup, {
    async onSuccess(mutate, { id, template, ...fields }) {
      const saved = { ...fields, template: savedReference(template) };
      await list.update(mutate, (page) => withItem(page, id, saved));
      await mutate(options.isKey, undefined);
    },
  }),
  preview: mutation(endpoints.previewCertificateGroup),
  enable: mutation(endpoints.enableCertificateGroup, {
    async onSuccess(mutate, { id }) {
      await list.update(mutate, (page) => withItem(page, id, { isEnable: true }));
      await list.update(mutate, (page) => withoutItem(page, id), isShort, { isEnable: false });
      await mutate(options.isKey, undefined);
    },
  }),
  remove: mutation(endpoints.deleteCertificateGroup, {
    wasDone: (client, item) => wasDeleted(client, 'certificateGroup', item),
    async onSuccess(mutate, { id }) {
      await list.update(mutate, (page) => withoutItem(page, id), isShort);
      await mutate(options.isKey, undefined);
    },
  }),
};
