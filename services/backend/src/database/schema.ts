import type { Scope } from '@cpd/domain/apiKey';
import type { BinKind } from '@cpd/domain/bin';
import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';

/** A timestamp; the database uses the current time if none is given. */
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A nullable column that inserts may omit. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Numbers the rows of a table in the order of their creation. It orders lists and is never displayed. */
type Ordinal = GeneratedAlways<number>;

/** The version of a row, which never had it before; the database sets it and increments it with every change (rule A18). */
type Version = ColumnType<number, never, never>;

/** An uploaded file. Its bytes are in the storage under its id. */
export interface UploadsTable {
  id: string;
  mime_type: string;
  byte_size: number;
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: string;
  created_at: CreatedAt;
  /** Since when nothing references it; null while something does. */
  unused_since: Optional<Date>;
}

export interface StoredChoice {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The tables and columns, as queries see them. */
export interface Schema {
  admins: {
    id: string;
    /** As typed; displayed. */
    username: string;
    /** The folded name, unique (rule P3). */
    name_key: Optional<string>;
    /** Argon2id, as a PHC string. */
    password_hash: string;
    /** Since when the administrator is disabled; null while enabled. */
    disabled_at: Optional<Date>;
    /** Whether a link is needed to choose the first password, which no one knows until then. */
    is_invited: Defaulted<boolean>;
    /** The time of their last sign-in or token renewal. */
    last_seen_at: Optional<Date>;
    /** The user name of the administrator who added them, at that time; null for accounts created by a command. */
    added_by: Optional<string>;
    created_at: CreatedAt;
  };
  passkeys: {
    /** The credential id, base64url. */
    id: string;
    admin_id: string;
    name: string;
    /** COSE key, base64url. */
    public_key: string;
    /** The authenticator's use counter; 0 if it does not count. */
    counter: number;
    /** Transport hints for browsers. */
    transports: JSONColumnType<string[]>;
    created_at: Timestamp;
    last_used_at: Optional<Date>;
  };
  /** A link by which an administrator chooses a password, stored with the hash of its token (rule AM2). */
  welcome_links: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    admin_id: string;
    expires_at: Timestamp;
    /** When a password was chosen with it. */
    spent_at: Optional<Date>;
  };
  /** A sign-in, which lasts through renewals until it is ended. */
  sessions: {
    id: string;
    admin_id: string;
    created_at: CreatedAt;
    ended_at: Optional<Date>;
    /** The name of the device that started it; null if unknown. */
    device: Optional<string>;
    /** The network of its last renewal; null if unknown. */
    network: Optional<string>;
    /** When its user last proved their identity, which version 0.5 reads. */
    proved_at: Optional<Date>;
    /** The two networks from which one of its refresh tokens was used, if it may have been copied. */
    concurrent_networks: JSONColumnType<string[] | null, string | undefined, string>;
  };
  /** A refresh token of a session, stored as a hash. */
  refresh_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    session_id: string;
    issued_at: Timestamp;
    /** When a renewal first exchanged it for another, or one of a later proof of identity instead. */
    replaced_at: Optional<Date>;
    /** The id of the key that derives its successor; null if it was not exchanged. */
    successor_key: Optional<string>;
    /** The network of that exchange; null if unknown. */
    replaced_from_network: Optional<string>;
    /** SHA-256 of the user agent of that exchange, hexadecimal; null as above. */
    replaced_from_agent: Optional<string>;
    /** When the user proved their identity for this token, and for those that it is exchanged for. */
    proved_at: Optional<Date>;
    /** When an access token that came with it was first used, within a minute. */
    used_at: Optional<Date>;
  };
  /** A captcha solution, or the challenge of a passkey, that has been used. */
  captcha_uses: {
    signature: string;
    expires_at: Timestamp;
  };
  /** Failures counted for an account name or an address. */
  throttle: {
    key: string;
    failures: number;
    resets_at: Timestamp;
  };
  /** An image, re-encoded. */
  images: UploadsTable & {
    width: number;
    height: number;
  };
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
    /** Position in the list, 1…n without gaps; changed only under the lock `course-sequence`. */
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
    /** Changes with the event's posters too. */
    version: Version;
    created_at: CreatedAt;
  };
  event_images: {
    event_id: string;
    image_id: string;
    /** Position among the event's posters, from 0. */
    position: number;
  };
  users: {
    id: string;
    ordinal: Ordinal;
    /** The identity provider's uid; null until the first sign-in through it. */
    firebase_uid: Optional<string>;
    email: Optional<string>;
    first_name: Optional<string>;
    last_name: Optional<string>;
    description: Optional<string>;
    /** Full name, description and e-mail folded by the database. */
    search: GeneratedAlways<string>;
    version: Version;
    created_at: CreatedAt;
  };
  /** People who were deleted lately, whom no one can store again. */
  deleted_people: {
    /** SHA-256, hexadecimal, of a user's id or of the identity provider's uid. */
    key: string;
    deleted_at: CreatedAt;
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
    /** Changes with the post's files too. */
    version: Version;
    created_at: CreatedAt;
    decided_at: Optional<Date>;
  };
  post_files: {
    post_id: string;
    file_id: string;
    /** Position among the post's files, from 0. */
    position: number;
  };
  /** An upload that a post of a user shows or has shown; triggers enter it. It is deleted with the user. */
  user_uploads: {
    user_id: string;
    upload: string;
  };
  /** A review link, stored with the hash of its token (rule B15). */
  review_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    post_id: string;
    expires_at: Timestamp;
  };
  /** A certificate that was issued to a user in a certificate group, with a record of both at that time. */
  certificates: {
    id: string;
    ordinal: Ordinal;
    user_id: string;
    certificate_group_id: string;
    holder_first_name: Optional<string>;
    holder_last_name: Optional<string>;
    /** The holder's name folded by the database. */
    search: GeneratedAlways<string>;
    group_name: Optional<string>;
    /** Null while the record is incomplete, because its group has had no template. */
    template_image_id: Optional<string>;
    template_vertical_position: Optional<number>;
    /** The storage key of its drawing; null while there is none. */
    drawing_key: Optional<string>;
    /** The storage key of its PDF; null while there is none. */
    pdf_key: Optional<string>;
    version: Version;
    issued_at: CreatedAt;
    /** Since when it is withdrawn; null while it is valid. */
    withdrawn_at: Optional<Date>;
    /** Why, if an administrator withdrew it. It may name the person, so only administrators read it. */
    withdrawn_reason: Optional<string>;
    /** The certificate that was issued in its place; null if there is none. */
    successor_id: Optional<string>;
  };
  /** A line of the history; the table is append-only. */
  audit: {
    id: string;
    ordinal: Ordinal;
    at: CreatedAt;
    /** The administrator's id, or a word such as `review-link` or `command`. */
    actor: string;
    /** The administrator's user name at that time. */
    actor_name: Optional<string>;
    /** A few words with a dot, such as `user.deleted`. */
    action: string;
    /** The id of the subject. */
    subject: Optional<string>;
    /** Its title at that time. */
    title: Optional<string>;
    /** What changed, as JSON text. */
    changes: Defaulted<string>;
    request_id: Optional<string>;
    /** Who, what and the titles, one per line, folded by the database. */
    search: Defaulted<string>;
  };
  /**
   * Removals outside of the database that are pending, for a deleted user or an upload. They are resumed after a crash.
   */
  pending_deletions: {
    id: string;
    /** Whose upload or certificate it is, if a trigger scheduled the removal. */
    user_id: Optional<string>;
    /** The identity provider's uids, as JSON text. */
    firebase_uids: JSONColumnType<string[]>;
    /** The storage keys of images and files, as JSON text. */
    storage_keys: JSONColumnType<string[]>;
    created_at: CreatedAt;
    /** The earliest time of the removal. */
    due_at: CreatedAt;
  };
  /** A key by which another service calls the API, stored as a hash. */
  api_keys: {
    id: string;
    /** The service that owns it, which may have several. */
    name: string;
    /** SHA-256 of the key, hexadecimal. */
    hash: string;
    scopes: JSONColumnType<Scope[]>;
    created_at: CreatedAt;
    /** Up to a minute late. */
    last_used_at: Optional<Date>;
    revoked_at: Optional<Date>;
    /** When it expires; null for never. */
    expires_at: Optional<Date>;
    /** Requests in the current minute, those that a process has reserved included. */
    requests: Defaulted<number>;
    /** When the next minute begins; null while the key was never used. */
    requests_reset_at: Optional<Date>;
  };
  /** What was created under an id that the client has chosen (rule A20). It may outlive the item, but for 30 days only. */
  creations: {
    kind: 'question' | 'certificate';
    id: string;
    /** SHA-256 of its content as JSON, hexadecimal. */
    content_hash: string;
    created_at: CreatedAt;
  };
  /** A reference to an upload, which stays until it has none. */
  upload_references: {
    upload: string;
    /**
     * `table/column/id` for rows of this database, which triggers enter; other services use their own name as a prefix.
     */
    owner: string;
    created_at: CreatedAt;
  };
  /**
   * A deleted item that can be restored (rule R1). Triggers write it, no matter who deletes. A question that is deleted
   * with its course is in the course's `parts`.
   */
  bin: {
    ordinal: Ordinal;
    kind: BinKind;
    id: string;
    title: string | null;
    /** The title folded by the database. */
    search: string;
    /** The course of a question; null for other kinds. */
    course_id: string | null;
    /** Its row, as of the deletion. */
    item: Readonly<Record<string, unknown>>;
    /** The rows of a course's questions or an event's posters, in their order. */
    parts: readonly Readonly<Record<string, unknown>>[];
    deleted_at: Timestamp;
  };
  /** An event for other services, written by triggers in the transaction of the change. */
  service_events: {
    id: GeneratedAlways<number>;
    /** Position in the order of reading; null until the transaction has ended and a reader assigns it. */
    position: Optional<number>;
    type: string;
    /** The id of the item that changed. */
    subject: string;
    at: CreatedAt;
  };
  /** A row to lock for serial work, which every PostgreSQL-compatible engine supports. */
  locks: {
    /** `first-admin` serializes changes of administrators' names. */
    name: 'course-sequence' | 'demo' | 'first-admin';
  };
  /** A fact about this installation, such as that the demo data were loaded. */
  facts: {
    name: string;
    value: string;
  };
}

/** The database or the open transaction. */
export type Queries = Kysely<Schema>;
