/** Asks before a course, event or certificate group is enabled (rule D6). */
export function enableMessage(id: string): string {
  return `Are you sure to enable item: ${id}`;
}

/** Asks before a course, event or poster is deleted (rule D6). */
export function deleteMessage(id: string): string {
  return `Are you sure to delete item: ${id}`;
}

/** Asks before a certificate group is deleted; it has no colon (rule D6). */
export function deleteCertificateGroupMessage(id: string): string {
  return `Are you sure to delete item ${id}`;
}

/** Asks before a quiz question is deleted: the question's own text (rule D6). */
export function deleteQuestionMessage(question: string): string {
  return question;
}
