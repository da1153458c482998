import { languages } from '../src/languages.ts';
import { allTexts } from './all-texts.ts';
import { findTextErrors } from './catalogue-rules.ts';

/** Prints each text that breaks a rule; an argument names the beginning of the keys to look at. */
const [, , start = ''] = process.argv;
for (const language of languages) {
  for (const [key, text] of allTexts[language]) {
    if (!key.startsWith(start)) continue;
    for (const error of findTextErrors(language, key, text)) console.log(`${language} ${key}: ${error}\n    ${text}`);
  }
}
