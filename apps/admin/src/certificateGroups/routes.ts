import { certificateGroups } from '@cpd/api/certificateGroups';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { CertificateIcon } from '@cpd/ui/Icon';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { CERTIFICATE_GROUPS_PATH } from './paths.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: CERTIFICATE_GROUPS_PATH,
    title: 'Certification Group',
    navigation: { label: 'Cert Group', place: 30, icon: CertificateIcon, key: 'r' },
    page: async () => (await import('./CertificateGroupListPage.tsx')).CertificateGroupListPage,
    read(client, { search }) {
      const { page, keyword } = listStateOf(search);
      certificateGroups.list.prefetch(client, { page, size: PAGE_SIZE, keyword });
    },
  },
  {
    path: `${CERTIFICATE_GROUPS_PATH}/:id`,
    title: 'Edit certificate group',
    page: async () => (await import('./CertificateGroupEditPage.tsx')).CertificateGroupEditPage,
    read: (client, { id }) => certificateGroups.detail.prefetch(client, { id }),
  },
];
