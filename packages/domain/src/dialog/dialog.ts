import { type Sentence, sentence } from '../sentence/sentence.ts';

/** Shown for a failed request without a message from the server. */
export const DEFAULT_ERROR_MESSAGE = 'Something went wrong.';

export function enableMessage(id: string): Sentence {
  return sentence('Are you sure to enable item: {id}', { id });
}

/** For courses, events and posters. */
export function deleteMessage(id: string): Sentence {
  return sentence('Are you sure to delete item: {id}', { id });
}

/** Specified without the colon. */
export function deleteCertificateGroupMessage(id: string): Sentence {
  return sentence('Are you sure to delete item {id}', { id });
}
