/** What a failure says where the server gives no message of its own (rule A3). */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

/** Asks before a course, event or certificate group is enabled (rule D6). */
export function enableMessage(id: string): string {
  return `Are you sure to enable item: ${id}`;
}

/** Asks before a course, event or poster is deleted (rule D6). */
export function deleteMessage(id: string): string {
  return `Are you sure to delete item: ${id}`;
}

/** Asks before a certificate group is deleted; unlike the other one it has no colon (rule D6). */
export function deleteCertificateGroupMessage(id: string): string {
  return `Are you sure to delete item ${id}`;
}
