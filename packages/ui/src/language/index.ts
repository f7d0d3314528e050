export { chooseLanguage, type OfferedLanguage, offeredLanguages } from './choice.ts';
export {
  compareTexts,
  csvSeparator,
  formatDate,
  formatDateTime,
  formatDay,
  formatNumber,
  formatTime,
  listed,
  longDate,
  timeAgo,
} from './format.ts';
export { loadLanguage } from './loadLanguage.ts';
export { isolated, locale, pageLanguage } from './locale.ts';
export { paragraph } from './paragraph.ts';
export { type Catalogue, say, setCatalogue } from './say.ts';
export { type Sentence, type SentenceValue, sentence } from './sentence.ts';
export { shown } from './shown.ts';
export { displayTitle, draftLabel, recognisableTitle, rowName, titleInSentence } from './titles.ts';
export { useNow } from './useNow.ts';
