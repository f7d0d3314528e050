import { mutation } from '../cache/mutation.ts';
import { withItem } from '../cache/Page.ts';
import { formQuery, query } from '../cache/query.ts';
import { savedFields, savedReference } from '../cache/savedFields.ts';
import type { InputOf } from '../http/endpoint.ts';
import * as calls from './contract.ts';

export type { CertificateGroup, CertificateGroupOption } from './contract.ts';

/** What a group's form saves: absent fields stay as they are, null clears (rule B11). */
export type CertificateGroupChange = InputOf<typeof calls.saveCertificateGroup>;

const list = query(calls.listCertificateGroups, { keepsPrevious: true });

/** The enabled groups for the course form's selector; the list's address with another query (rule A7). */
const options = query(calls.listEnabledCertificateGroups);

/** The certificate groups, page by page and one by one. */
export const certificateGroups = {
  list,
  options,
  detail: formQuery(calls.readCertificateGroup),
  draft: mutation(calls.draftCertificateGroup, {
    onSuccess: (cache) => void cache.reload(list),
  }),
  save: mutation(calls.saveCertificateGroup, {
    async onSuccess(cache, change) {
      await cache.update(list, (page) => withItem(page, change.id, (group) => saved(group, change)));
      await cache.reset(options);
    },
  }),
  enable: mutation(calls.enableCertificateGroup, {
    async onSuccess(cache, { id }) {
      await cache.update(list, (page) => withItem(page, id, (group) => ({ ...group, isEnable: true })));
      await cache.reset(options);
    },
  }),
  remove: mutation(calls.deleteCertificateGroup, {
    async onSuccess(cache, { id }) {
      await cache.removeFromPages(list, id);
      await cache.reset(options);
    },
  }),
};

function saved(group: calls.CertificateGroup, { id, template, ...fields }: CertificateGroupChange) {
  return { ...group, ...savedFields(fields), ...savedFields({ template: savedReference(template) }) };
}
