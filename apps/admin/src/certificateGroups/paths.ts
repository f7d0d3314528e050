export const CERTIFICATE_GROUPS_PATH = '/certificate-group';

export function certificateGroupPath(id: string): string {
  return `${CERTIFICATE_GROUPS_PATH}/${encodeURIComponent(id)}`;
}
