import { characterEntitiesHtml4 } from 'character-entities-html4';

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi;
const MAX_CODE_POINT = 0x10ffff;

/** Replaces numbered characters and those of HTML 4 by themselves. */
export function decodeEntities(html: string): string {
  return html.replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
    return (code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entityNamed(name)) ?? entity;
  });
}

function entityNamed(name: string): string | undefined {
  // HTML 4 does not have it.
  if (name === 'apos') return "'";
  return Object.hasOwn(characterEntitiesHtml4, name) ? characterEntitiesHtml4[name] : undefined;
}
