import { writeFileSync } from 'node:fs';
import { designTokens } from './designTokens.ts';

/** Writes tokens.json from the theme. */
writeFileSync(new URL('../tokens.json', import.meta.url), `${JSON.stringify(designTokens(), null, 2)}\n`);
