import type { Scope } from '@cpd/domain/apiKey';
import type { BinKind } from '@cpd/domain/bin';
import type { LoweredConfig } from '@cpd/domain/quizConfig';
import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { Tables } from './columns.d.ts';

export interface StoredChoice {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** How an administrator has deleted an item. */
export interface UndoFacts {
  /** The administrator's id. */
  readonly by: string;
  /** The ids of all courses in their order before a course was deleted. */
  readonly order?: readonly string[];
  /** The numbers of the quiz from which a question was deleted. */
  readonly numbers?: LoweredConfig;
}

type StoredRow = Readonly<Record<string, unknown>>;
/** Triggers fold the texts of the row for searches. */
type Searched = { search: GeneratedAlways<string> };
/** The version of a row, which never had it before; triggers set it and increment it with every change (rule A18). */
type Version = ColumnType<number, never, never>;
type Versioned = { version: Version };

/** What the types of the database do not say: JSON, sets of texts, and columns that only triggers write. */
interface Details {
  api_keys: { scopes: JSONColumnType<Scope[]> };
  bin: {
    kind: BinKind;
    search: string;
    item: StoredRow;
    parts: readonly StoredRow[];
    undo: JSONColumnType<UndoFacts | null, never, string>;
  };
  certificate_groups: Searched & Versioned;
  certificates: Searched & Versioned;
  courses: Versioned & { quiz_version: Version };
  creations: { kind: 'question' | 'certificate' };
  events: Searched & Versioned;
  locks: { name: 'course-sequence' | 'demo' | 'first-admin' };
  passkeys: { transports: JSONColumnType<string[]> };
  pending_deletions: { firebase_uids: JSONColumnType<string[]>; storage_keys: JSONColumnType<string[]> };
  posts: Searched & Versioned;
  questions: { choices: JSONColumnType<StoredChoice[]> };
  sessions: { concurrent_networks: JSONColumnType<string[] | null, string | undefined, string> };
  users: Searched & Versioned;
}

type Detailed<Table extends keyof Tables> = Table extends keyof Details
  ? Omit<Tables[Table], keyof Details[Table]> & Details[Table]
  : Tables[Table];

/** The tables and columns, as queries see them. */
export type Schema = { [Table in keyof Tables]: Detailed<Table> };

/** What the tables of uploads have in common. Their bytes are in the storage under their id. */
export type UploadsTable = Pick<Tables['files'], keyof Tables['files'] & keyof Tables['images']>;

/** The database or the open transaction. */
export type Queries = Kysely<Schema>;
