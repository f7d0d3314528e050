export type { CertificateGroup, CertificateGroupOption } from './contract.ts';
export {
  useCertificateGroup,
  useCertificateGroupOptions,
  useCertificateGroups,
  useDeleteCertificateGroup,
  useDraftCertificateGroup,
  useEnableCertificateGroup,
  useSaveCertificateGroup,
} from './hooks.ts';
export type { CertificateGroupSearch } from './keys.ts';
export {
  type CertificateGroupChange,
  preloadCertificateGroup,
  preloadCertificateGroupOptions,
  preloadCertificateGroups,
  readCertificateGroup,
} from './requests.ts';
