/** Shown for a failed request without a message from the server. */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

export function enableMessage(id: string): string {
  return `Are you sure to enable item: ${id}`;
}

/** For courses, events and posters. */
export function deleteMessage(id: string): string {
  return `Are you sure to delete item: ${id}`;
}

/** Specified without the colon. */
export function deleteCertificateGroupMessage(id: string): string {
  return `Are you sure to delete item ${id}`;
}
