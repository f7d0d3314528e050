import { type ApiError, errorSentence } from '@cpd/api/client';
import { pageLanguage, say } from '@cpd/ui/language';

/** What to show of a failed request, in the language of the page. */
export function errorText(error: ApiError): string {
  return say(errorSentence(error, pageLanguage()));
}
