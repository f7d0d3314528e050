import type { Scope } from '@cpd/api/service/contract';
import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';

/** A moment; the database fills in the present one where none is given. */
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that always has to be given. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A column the database fills in where it is not given. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A nullable column that may be left out. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Numbers the rows of a table in the order of their making; orders lists and is never shown. */
type Ordinal = GeneratedAlways<number>;

/** Counts the versions of a row; the database increments it with every change (rule A18). */
type Version = ColumnType<number, never, never>;

/** An uploaded file; its bytes are in the storage under its id. */
export interface UploadsTable {
  id: string;
  mime_type: string;
  byte_size: number;
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: string;
  created_at: CreatedAt;
  /** When nothing was first seen to show it; null while something does. */
  unused_since: Optional<Date>;
}

export interface StoredChoice {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** What queries read and write, table by table. */
export interface Schema {
  admins: {
    id: string;
    /** As it was typed; displayed. */
    username: string;
    /** The folded name, unique (rule P3); null for a name of an earlier version that collides with another one. */
    name_key: Optional<string>;
    /** Argon2id, as a PHC string. */
    password_hash: string;
    /** Since when the administrator can no longer sign in; null while they can. */
    disabled_at: Optional<Date>;
    /** Whether a link is to let them choose their first password; until then no one knows it. */
    is_invited: Defaulted<boolean>;
    /** When a session of theirs last signed in or was renewed. */
    last_seen_at: Optional<Date>;
    /** The user name of the administrator who added them, as it was then; null for accounts that a command created. */
    added_by: Optional<string>;
    created_at: CreatedAt;
  };
  /** A passkey of an administrator. */
  passkeys: {
    /** The credential id, base64url. */
    id: string;
    admin_id: string;
    name: string;
    /** COSE key, base64url. */
    public_key: string;
    /** Counts uses where the authenticator does; else 0. */
    counter: number;
    /** How browsers reach it. */
    transports: JSONColumnType<string[]>;
    created_at: Timestamp;
    last_used_at: Optional<Date>;
  };
  /** A link by which an administrator chooses a password, its token known by its hash only (rule AM2). */
  welcome_links: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    admin_id: string;
    expires_at: Timestamp;
    /** When a password was chosen with it. */
    spent_at: Optional<Date>;
  };
  /** One signing-in, which lives on through renewals until it is ended. */
  sessions: {
    id: string;
    admin_id: string;
    created_at: CreatedAt;
    ended_at: Optional<Date>;
    /** What it was begun with, in words; null where that is not known. */
    device: Optional<string>;
    /** The network that it was last renewed from; null where that is not known. */
    network: Optional<string>;
    /** When its user last proved who they are, by signing in or again later; null for sessions of earlier versions. */
    proved_at: Optional<Date>;
  };
  /** A refresh token of a session, known by its hash only. */
  refresh_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    session_id: string;
    issued_at: Timestamp;
    /** When a renewal first exchanged it for another. */
    replaced_at: Optional<Date>;
    /** The id of the key that derives its successor; null until it is exchanged, and for exchanges of earlier versions. */
    successor_key: Optional<string>;
    /** The network of that exchange; null where that is not known. */
    replaced_from_network: Optional<string>;
    /** SHA-256 of the user agent of that exchange, hexadecimal; null as above. */
    replaced_from_agent: Optional<string>;
  };
  /** A captcha solution that was presented. */
  captcha_uses: {
    signature: string;
    expires_at: Timestamp;
  };
  /** Failures counted against an account name or an address. */
  throttle: {
    key: string;
    failures: number;
    resets_at: Timestamp;
  };
  /** A picture, re-encoded. */
  images: UploadsTable & {
    width: number;
    height: number;
  };
  /** A PDF. */
  files: UploadsTable & {
    original_name: string;
  };
  certificate_groups: {
    id: string;
    ordinal: Ordinal;
    name: Optional<string>;
    /** The name folded by the database. */
    search: GeneratedAlways<string>;
    is_enabled: Defaulted<boolean>;
    pass_condition: Defaulted<number>;
    template_image_id: Optional<string>;
    /** Pixels of the template from its top to the middle of the name line (rule C1). */
    template_vertical_position: Defaulted<number>;
    version: Version;
    created_at: CreatedAt;
  };
  courses: {
    id: string;
    title: Optional<string>;
    /** Place in the list, 1…n without gaps; changed only under the lock `course-sequence`. */
    sequence: number;
    is_enabled: Defaulted<boolean>;
    cover_image_id: Optional<string>;
    file_id: Optional<string>;
    certificate_group_id: Optional<string>;
    pass_condition: Defaulted<number>;
    quiz_limit: Defaulted<number>;
    /** Changes with the course's own columns, except `sequence`, and with its questions. */
    version: Version;
    /** Changes with the course's questions only. */
    quiz_version: Version;
    created_at: CreatedAt;
  };
  /** A quiz question; the answers are written as JSON text. */
  questions: {
    id: string;
    ordinal: Ordinal;
    course_id: string;
    question: string;
    choices: JSONColumnType<StoredChoice[]>;
    created_at: CreatedAt;
  };
  events: {
    id: string;
    ordinal: Ordinal;
    cover_image_id: Optional<string>;
    hyperlink: Optional<string>;
    /** The hyperlink folded by the database. */
    search: GeneratedAlways<string>;
    is_enabled: Defaulted<boolean>;
    /** Changes with the event's posters, too. */
    version: Version;
    created_at: CreatedAt;
  };
  event_images: {
    event_id: string;
    image_id: string;
    /** Place among the event's posters, from 0. */
    position: number;
  };
  users: {
    id: string;
    ordinal: Ordinal;
    /** The identity provider's uid; null until the person first signs in through it. */
    firebase_uid: Optional<string>;
    email: Optional<string>;
    first_name: Optional<string>;
    last_name: Optional<string>;
    description: Optional<string>;
    /** Whole name, description and e-mail folded by the database. */
    search: GeneratedAlways<string>;
    created_at: CreatedAt;
  };
  posts: {
    id: string;
    ordinal: Ordinal;
    user_id: string;
    title: Optional<string>;
    description: Optional<string>;
    /** Title and description folded by the database. */
    search: GeneratedAlways<string>;
    cover_image_id: Optional<string>;
    /** 2 in review, 4 posted, 5 rejected (rule B15). */
    status: number;
    created_at: CreatedAt;
    decided_at: Optional<Date>;
  };
  post_files: {
    post_id: string;
    file_id: string;
    /** Place among the post's files, from 0. */
    position: number;
  };
  /** A review link's token, known by its hash only (rule B15). */
  review_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    post_id: string;
    expires_at: Timestamp;
  };
  /** A certificate issued to a user in a certificate group, with its record: what both were when it was issued. */
  certificates: {
    id: string;
    ordinal: Ordinal;
    user_id: string;
    certificate_group_id: string;
    holder_first_name: Optional<string>;
    holder_last_name: Optional<string>;
    group_name: Optional<string>;
    /** Null while the record is not complete, as its group had no template yet. */
    template_image_id: Optional<string>;
    template_vertical_position: Optional<number>;
    /** The storage key of its drawing; null while there is none. */
    drawing_key: Optional<string>;
    /** That of its PDF. */
    pdf_key: Optional<string>;
    issued_at: CreatedAt;
    /** Since when it counts no more; null while it is valid. */
    withdrawn_at: Optional<Date>;
  };
  /** A line of the history; the table is append-only. */
  audit: {
    id: string;
    ordinal: Ordinal;
    at: CreatedAt;
    /** The administrator's id, or a word such as `review-link` or `command`. */
    actor: string;
    /** The administrator's user name as it was then. */
    actor_name: Optional<string>;
    /** A few words with a dot, such as `user.deleted`. */
    action: string;
    /** The id of what it was done to. */
    subject: Optional<string>;
    /** Its title as it was then. */
    title: Optional<string>;
    /** What changed, as JSON text. */
    changes: Defaulted<string>;
    request_id: Optional<string>;
    /** Who, what and the titles, one per line, folded by the database. */
    search: Defaulted<string>;
  };
  /** What is still to be removed outside the database, of a deleted user or of an upload; taken up again after a crash. */
  pending_deletions: {
    id: string;
    /** The identity provider's uids, as JSON text. */
    firebase_uids: JSONColumnType<string[]>;
    /** The storage keys of images and files, as JSON text. */
    storage_keys: JSONColumnType<string[]>;
    created_at: CreatedAt;
    /** Not before. */
    due_at: CreatedAt;
  };
  /** A key by which another service calls the API; it is known by its hash only. */
  api_keys: {
    id: string;
    /** Whose key it is; a service may have several. */
    name: string;
    /** SHA-256 of the key, hexadecimal. */
    hash: string;
    scopes: JSONColumnType<Scope[]>;
    created_at: CreatedAt;
    /** Up to a minute late. */
    last_used_at: Optional<Date>;
    revoked_at: Optional<Date>;
  };
  /** Who refers to an upload, which stays until no one does. */
  upload_references: {
    upload: string;
    /** `table/column/id` for rows of this database, which triggers enter; other services begin with their own name. */
    owner: string;
    created_at: CreatedAt;
  };
  /** What other services are notified of, written by triggers in the transaction of the change. */
  service_events: {
    id: GeneratedAlways<number>;
    /** Place in the order of reading; null until the transaction has ended and a reader numbers it. */
    position: Optional<number>;
    type: string;
    /** The id of the item that changed. */
    subject: string;
    at: CreatedAt;
  };
  /** A row to lock for work that must happen one after another, in a way every PostgreSQL-compatible engine has. */
  locks: {
    name: 'course-sequence' | 'demo' | 'first-admin';
  };
  /** A fact about this installation, such as that the demo data are loaded. */
  facts: {
    name: string;
    value: string;
  };
}

/** What queries are written against: the database, or the transaction that is open. */
export type Queries = Kysely<Schema>;
