import { writeFileSync } from 'node:fs';
import { DIGITS, INVISIBLE, WHITE_SPACE } from '../packages/domain/src/text/characters.ts';
import {
  DECOMPOSED_LOOKALIKES,
  LOOKALIKES_FOR_FINDING,
  REPLACED,
  REPLACED_FOR_FINDING,
} from '../packages/domain/src/text/fold.ts';
import { EMAIL_MAX_LENGTH, FORBIDDEN, KINDS, type TextKind } from '../packages/domain/src/text/storedText.ts';

/** Every character that a database can store. */
function* characters(): Generator<string> {
  for (let point = 1; point < 0x110000; point += 1) {
    if (point < 0xd800 || point > 0xdfff) yield String.fromCodePoint(point);
  }
}

function escaped(character: string): string {
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(8, '0')}`;
}

/** The class of PostgreSQL with the same characters, because it knows no Unicode properties. */
function sqlClass(source: string): string {
  const pattern = new RegExp(`^${source}$`, 'u');
  const ranges: [first: number, last: number][] = [];
  for (const character of characters()) {
    if (!pattern.test(character)) continue;
    const point = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    // No character is between the ranges of surrogates.
    if (range && (point === range[1] + 1 || (range[1] === 0xd7ff && point === 0xe000))) range[1] = point;
    else ranges.push([point, point]);
  }
  const written = ranges.map(([first, last]) =>
    [first, last]
      .slice(first === last ? 1 : 0)
      .map((point) => escaped(String.fromCodePoint(point)))
      .join('-'),
  );
  return `[${written.join('')}]`;
}

/** A class, or one without another, such as `(?![a])[a-z]`. */
const CLASS = /(?:\(\?!\[(?:\\.|[^[\]\\])*\]\))?\[(?:\\.|[^[\]\\])*\]/gu;

/** A pattern of JavaScript as a literal of PostgreSQL. All but classes is written alike. */
function sqlPattern({ source }: RegExp): string {
  return literal(source.replace(CLASS, sqlClass));
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function replacement(by: string): string {
  return literal(by.replace(/\$(\d)/g, '\\$1'));
}

/** `translate` with the characters of each group; those without a replacement come last, which removes them. */
function translated(groups: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(groups).flatMap(([one, others]) => Array.from(others, (other) => [other, one] as const));
  const sorted = pairs.toSorted(([, one], [, other]) => other.length - one.length);
  return `translate(folded, ${literal(sorted.map(([from]) => from).join(''))}, ${literal(sorted.map(([, to]) => to).join(''))})`;
}

/** Groups of letters with case. Text of one script only needs its own group. */
const SCRIPTS = [
  /[\u0080-\u017F]/,
  /(?![\u0080-\u017F])\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /./u,
];

/**
 * Maps lower-case letters to capitals. The case mappings of a database depend on its collations, and no collation for all
 * scripts is part of every installation. Unicode never changes the mapping of an existing letter.
 */
function capitals(): string {
  const groups = SCRIPTS.map(() => ({ small: '', capital: '' }));
  for (const small of characters()) {
    if (small < '\u0080') continue;
    const capital = small.toLowerCase().toUpperCase();
    // Compatibility decomposition leaves only letters without accents, whose capital is a single letter, except for ß.
    if (capital === small || small.normalize('NFKD') !== small || [...capital].length > 1) continue;
    const group = groups[SCRIPTS.findIndex((script) => script.test(small))];
    if (group) {
      group.small += small;
      group.capital += capital;
    }
  }
  return groups
    .map(
      ({ small, capital }) => `    if folded ~ '[${small}]' then
      folded := translate(folded, '${small}', '${capital}');
    end if;`,
    )
    .join('\n');
}

function foldFunction(): string {
  const replaced = [...REPLACED, ...REPLACED_FOR_FINDING].map(
    ([pattern, by]) => `    folded := regexp_replace(folded, ${sqlPattern(pattern)}, ${replacement(by)}, 'g');`,
  );
  return `create or replace function search_fold(input text) returns text
language plpgsql immutable strict parallel safe as $function$
declare folded text collate "C" := input;
begin
  if octet_length(folded) = length(folded) then
    folded := translate(upper(folded), '\`''', '');
    if folded ~ '[\\u0001-\\u0008\\u000E-\\u001F\\u007F]' then
      folded := regexp_replace(folded, '[\\u0001-\\u0008\\u000E-\\u001F\\u007F]', '', 'g');
    end if;
    return btrim(regexp_replace(folded, '[\\t-\\r ]+', ' ', 'g'), ' ');
  end if;
  folded := ${translated(DECOMPOSED_LOOKALIKES)};
  folded := regexp_replace(folded, ${sqlPattern(INVISIBLE)}, '', 'g');
  folded := regexp_replace(folded, ${sqlPattern(new RegExp(`${WHITE_SPACE.source}+`, 'u'))}, ' ', 'g');
  folded := upper(normalize(folded, NFKD));
  folded := ${translated(LOOKALIKES_FOR_FINDING)};
  if octet_length(folded) <> length(folded) then
    if folded ~ ${sqlPattern(new RegExp(`[${Object.values(DIGITS).join('')}]`, 'u'))} then
      folded := ${translated(DIGITS)};
    end if;
    folded := replace(replace(folded, 'ß', 'SS'), 'ẞ', 'SS');
${capitals()}
${replaced.join('\n')}
    folded := normalize(folded, NFC);
  end if;
  return btrim(regexp_replace(folded, ' +', ' ', 'g'), ' ');
end
$function$;
`;
}

/** The kinds of the texts that other services may write. */
const WRITTEN_KINDS = ['line', 'text', 'identifier', 'email'] as const satisfies readonly TextKind[];

function cleanFunction(): string {
  const branches = WRITTEN_KINDS.map((kind) => {
    const steps = KINDS[kind].replaced.map(
      ([pattern, by]) => `      cleaned := regexp_replace(cleaned, ${sqlPattern(pattern)}, ${replacement(by)}, 'g');`,
    );
    return `    when '${kind}' then\n${steps.join('\n')}`;
  });
  return `create or replace function clean_text(kind text, input text) returns text
language plpgsql immutable strict parallel safe as $function$
declare cleaned text collate "C" := input;
begin
  if cleaned ~ '^([!-~]([ -~]*[!-~])?)?$' then
    return cleaned;
  end if;
  case kind
${branches.join('\n')}
  end case;
  return cleaned;
end
$function$;
`;
}

function faultFunction(): string {
  const tests = (faults: (typeof KINDS)[TextKind]['faults'], variable: string) =>
    faults.map(
      ([pattern, predicate]) =>
        `if ${variable} ~ ${sqlPattern(pattern)} then\n    return ${literal(predicate)};\n  end if;`,
    );
  const ofKinds = WRITTEN_KINDS.filter((kind) => KINDS[kind].faults.length > 0).map(
    (kind) => `  if kind = '${kind}' then\n  ${tests(KINDS[kind].faults, 'cleaned').join('\n  ')}\n  end if;`,
  );
  return `create or replace function text_fault(kind text, input text) returns text
language plpgsql immutable strict parallel safe as $function$
declare cleaned text collate "C" := clean_text(kind, input);
begin
  if kind in ('line', 'text') and input ~ '^[ -~]*$' then
    return null;
  end if;
  ${tests(FORBIDDEN, 'input').join('\n  ')}
  if kind = 'email' and length(cleaned) > ${EMAIL_MAX_LENGTH} then
    return 'must have at most ${EMAIL_MAX_LENGTH} characters; it has ' || length(cleaned) || '.';
  end if;
${ofKinds.join('\n')}
  return null;
end
$function$;
`;
}

/**
 * Writes the database's functions for texts from the rules of the domain: `node tools/writeTextFunctions.ts 0054-accents search_fold`
 * writes that function to `0054-accents.sql` for the migration of that name. A later change of the rules needs a new migration
 * with a new file.
 */
const FUNCTIONS = { search_fold: foldFunction, clean_text: cleanFunction, text_fault: faultFunction };
const [name, ...chosen] = process.argv.slice(2);
if (name === undefined || !/^\d{4}[a-z]?-[a-z-]+$/.test(name)) throw new Error('Give the name of a migration.');
const path = new URL(`../services/backend/src/database/migrations/${name}.sql`, import.meta.url);
const written = Object.entries(FUNCTIONS).filter(([its]) => chosen.includes(its));
if (written.length !== chosen.length || chosen.length === 0)
  throw new Error(`Give the functions to write: ${Object.keys(FUNCTIONS).join(', ')}.`);
writeFileSync(path, written.map(([, write]) => write()).join('\n'));
