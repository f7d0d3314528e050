/** The address of the list of certificate groups. */
export const CERTIFICATE_GROUPS_PATH = '/certificate-group';

/** The address of one certificate group's form. */
export function certificateGroupPath(id: string): string {
  return `${CERTIFICATE_GROUPS_PATH}/${encodeURIComponent(id)}`;
}
