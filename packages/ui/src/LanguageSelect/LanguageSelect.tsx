import { InlineSelect } from '../InlineSelect/index.ts';
import { chooseLanguage, offeredLanguages, pageLanguage, say } from '../language/index.ts';

/** Chooses the language of the pages in this browser. Nothing is shown if there is only one. */
export function LanguageSelect() {
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  const options = languages.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return <InlineSelect label={say('Language')} options={options} value={pageLanguage()} onChange={chooseLanguage} />;
}
