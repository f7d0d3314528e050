// Written by `npm run generate` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The tables and columns of the database. */
export interface Tables {
  admins: {
    /** The user name of the administrator who added them, at that time; null for accounts created by a command. */
    added_by: string | null;
    created_at: DefaultedTimestamp;
    /** Since when the administrator is disabled; null while enabled. */
    disabled_at: Date | null;
    id: string;
    /** Whether a link is needed to choose the first password, which no one knows until then. */
    is_invited: Generated<boolean>;
    /** The time of their last sign-in or token renewal. */
    last_seen_at: Date | null;
    /** The folded name, unique. */
    name_key: string | null;
    /** Argon2id, as a PHC string. */
    password_hash: string;
    /** As typed; displayed. */
    username: string;
  };
  /** A key by which another service calls the API, stored as a hash. */
  api_keys: {
    created_at: DefaultedTimestamp;
    /** When it expires; null for never. */
    expires_at: Date | null;
    /** SHA-256 of the key, hexadecimal. */
    hash: string;
    id: string;
    /** Up to a minute late. */
    last_used_at: Date | null;
    /** The service that owns it, which may have several. */
    name: string;
    /** Requests in the current minute, those that a process has reserved included. */
    requests: Generated<number>;
    /** When the next minute begins; null while the key was never used. */
    requests_reset_at: Date | null;
    revoked_at: Date | null;
    scopes: unknown;
  };
  /** A line of the history; the table is append-only. */
  audit: {
    /** A few words with a dot, such as `user.deleted`. */
    action: string;
    /** The administrator's id, or a word such as `review-link` or `command`. */
    actor: string;
    /** The administrator's user name at that time. */
    actor_name: string | null;
    at: DefaultedTimestamp;
    /** What changed, as JSON text. */
    changes: Generated<string>;
    id: string;
    ordinal: GeneratedAlways<number>;
    request_id: string | null;
    /** Who, what and the titles, one per line, folded by the database. */
    search: Generated<string>;
    /** The id of the subject. */
    subject: string | null;
    /** Its title at that time. */
    title: string | null;
  };
  /**
   * A deleted item that can be restored. Triggers write it, no matter who deletes. A question that is deleted with
   * its course is in the course's `parts`.
   */
  bin: {
    /** The course of a question; null for other kinds. */
    course_id: string | null;
    deleted_at: DefaultedTimestamp;
    id: string;
    /** Its row, as of the deletion. */
    item: unknown;
    kind: string;
    ordinal: GeneratedAlways<number>;
    /** The rows of a course's questions or an event's posters, in their order. */
    parts: Generated<unknown>;
    /** The title folded by the database. */
    search: Generated<string>;
    title: string | null;
    /** What undoing the deletion needs to know; null if a statement or an earlier version has deleted the item. */
    undo: unknown | null;
  };
  /** A captcha solution, or the challenge of a passkey, that has been used. */
  captcha_uses: {
    expires_at: Timestamp;
    signature: string;
  };
  certificate_groups: {
    created_at: DefaultedTimestamp;
    id: string;
    is_enabled: Generated<boolean>;
    name: string | null;
    ordinal: GeneratedAlways<number>;
    pass_condition: Generated<number>;
    /** The name folded by the database. */
    search: Generated<string>;
    template_image_id: string | null;
    /** Pixels of the template from its top to the middle of the name line. */
    template_vertical_position: Generated<number>;
    version: Generated<number>;
  };
  /** A certificate that was issued to a user in a certificate group, with a record of both at that time. */
  certificates: {
    certificate_group_id: string;
    /** The storage key of its drawing; null while there is none. */
    drawing_key: string | null;
    group_name: string | null;
    holder_first_name: string | null;
    holder_last_name: string | null;
    id: string;
    issued_at: DefaultedTimestamp;
    ordinal: GeneratedAlways<number>;
    /** The storage key of its PDF; null while there is none. */
    pdf_key: string | null;
    /** The holder's name folded by the database. */
    search: Generated<string>;
    /** The certificate that was issued in its place; null if there is none. */
    successor_id: string | null;
    /** Null while the record is incomplete, because its group has had no template. */
    template_image_id: string | null;
    template_vertical_position: number | null;
    user_id: string;
    version: Generated<number>;
    /** Since when it is withdrawn; null while it is valid. */
    withdrawn_at: Date | null;
    /** Why, if an administrator withdrew it. It may name the person, so only administrators read it. */
    withdrawn_reason: string | null;
  };
  courses: {
    certificate_group_id: string | null;
    cover_image_id: string | null;
    created_at: DefaultedTimestamp;
    file_id: string | null;
    id: string;
    is_enabled: Generated<boolean>;
    pass_condition: Generated<number>;
    quiz_limit: Generated<number>;
    /** Changes with the course's questions only. */
    quiz_version: Generated<number>;
    /** Position in the list, 1…n without gaps; changed only under the lock `course-sequence`. */
    sequence: number;
    title: string | null;
    /** Changes with the course's own columns, except `sequence`, and with its questions. */
    version: Generated<number>;
  };
  /** What was created under an id that the client has chosen. It may outlive the item, but for 30 days only. */
  creations: {
    /** SHA-256 of its content as JSON, hexadecimal. */
    content_hash: string;
    created_at: DefaultedTimestamp;
    id: string;
    kind: string;
  };
  /** People who were deleted lately, whom no one can store again. */
  deleted_people: {
    deleted_at: DefaultedTimestamp;
    /** SHA-256, hexadecimal, of a user's id or of the identity provider's uid. */
    key: string;
  };
  event_images: {
    event_id: string;
    image_id: string;
    /** Position among the event's posters, from 0. */
    position: number;
  };
  events: {
    cover_image_id: string | null;
    created_at: DefaultedTimestamp;
    hyperlink: string | null;
    id: string;
    is_enabled: Generated<boolean>;
    ordinal: GeneratedAlways<number>;
    /** The hyperlink folded by the database. */
    search: Generated<string>;
    /** Changes with the event's posters too. */
    version: Generated<number>;
  };
  /** A fact about this installation, such as that the demo data were loaded. */
  facts: {
    name: string;
    value: string;
  };
  /** An uploaded file. Its bytes are in the storage under its id. */
  files: {
    byte_size: number;
    created_at: DefaultedTimestamp;
    id: string;
    /** Whether every service may use it, and it stays when a person whose content uses it is deleted. */
    is_shared: Generated<boolean>;
    mime_type: string;
    original_name: string;
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: string;
    /** administrator, service/ with the name of its key, or null for another program. */
    stored_by: string | null;
    /** Since when nothing may reference it; null once a reference was found. */
    unused_since: Date | null;
  };
  /** An image, re-encoded. */
  images: {
    byte_size: number;
    created_at: DefaultedTimestamp;
    height: number;
    id: string;
    /** Whether every service may use it, and it stays when a person whose content uses it is deleted. */
    is_shared: Generated<boolean>;
    mime_type: string;
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: string;
    /** administrator, service/ with the name of its key, or null for another program. */
    stored_by: string | null;
    /** Since when nothing may reference it; null once a reference was found. */
    unused_since: Date | null;
    width: number;
  };
  /** A row to lock for serial work, which every PostgreSQL-compatible engine supports. */
  locks: {
    /** `first-admin` serializes changes of administrators' names. */
    name: string;
  };
  passkeys: {
    admin_id: string;
    /** The authenticator's use counter; 0 if it does not count. */
    counter: number;
    created_at: Timestamp;
    /** The credential id, base64url. */
    id: string;
    last_used_at: Date | null;
    name: string;
    /** COSE key, base64url. */
    public_key: string;
    /** Transport hints for browsers. */
    transports: unknown;
  };
  /**
   * Removals outside of the database that are pending, for a deleted user or an upload. They are resumed after a
   * crash.
   */
  pending_deletions: {
    created_at: DefaultedTimestamp;
    /** The earliest time of the removal. */
    due_at: DefaultedTimestamp;
    /** The identity provider's uids, as JSON text. */
    firebase_uids: unknown;
    id: string;
    /** The storage keys of images and files, as JSON text. */
    storage_keys: unknown;
    /** Whose upload or certificate it is, if a trigger scheduled the removal. */
    user_id: string | null;
  };
  post_files: {
    file_id: string;
    /** Position among the post's files, from 0. */
    position: number;
    post_id: string;
  };
  posts: {
    cover_image_id: string | null;
    created_at: DefaultedTimestamp;
    decided_at: Date | null;
    description: string | null;
    id: string;
    ordinal: GeneratedAlways<number>;
    /** Title and description folded by the database. */
    search: Generated<string>;
    /** The name of the key with which a service wrote it; null for another program. */
    service: string | null;
    /** 2 in review, 4 posted, 5 rejected. */
    status: number;
    title: string | null;
    user_id: string;
    /** Changes with the post's files too. */
    version: Generated<number>;
  };
  /** A quiz question; the answers are written as JSON text. */
  questions: {
    choices: unknown;
    course_id: string;
    created_at: DefaultedTimestamp;
    id: string;
    ordinal: GeneratedAlways<number>;
    /**
     * Its place among the ordinals of its quiz, if it was put between two questions; null if it stays where it was
     * added.
     */
    position: string | null;
    question: string;
  };
  /** A refresh token of a session, stored as a hash. */
  refresh_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    issued_at: Timestamp;
    /** When the user proved their identity for this token, and for those that it is exchanged for. */
    proved_at: Date | null;
    /** When a renewal first exchanged it for another, or one of a later proof of identity instead. */
    replaced_at: Date | null;
    /** SHA-256 of the user agent of that exchange, hexadecimal; null as above. */
    replaced_from_agent: string | null;
    /** The network of that exchange; null if unknown. */
    replaced_from_network: string | null;
    session_id: string;
    /** The id of the key that derives its successor; null if it was not exchanged. */
    successor_key: string | null;
    /** When an access token that came with it was first used, within a minute. */
    used_at: Date | null;
  };
  /** A review link, stored with the hash of its token. */
  review_tokens: {
    expires_at: Timestamp;
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    post_id: string;
  };
  /** An event for other services, written by triggers in the transaction of the change. */
  service_events: {
    at: DefaultedTimestamp;
    id: GeneratedAlways<number>;
    /** Position in the order of reading; null until the transaction has ended and a reader assigns it. */
    position: number | null;
    /** The id of the item that changed. */
    subject: string;
    type: string;
  };
  /** A sign-in, which lasts through renewals until it is ended. */
  sessions: {
    admin_id: string;
    /** The two networks from which one of its refresh tokens was used, if it may have been copied. */
    concurrent_networks: unknown | null;
    created_at: DefaultedTimestamp;
    /** The name of the device that started it; null if unknown. */
    device: string | null;
    ended_at: Date | null;
    id: string;
    /** The network of its last renewal; null if unknown. */
    network: string | null;
    /** When its user last proved their identity, which version 0.5 reads. */
    proved_at: Date | null;
  };
  /** Failures counted for an account name or an address. */
  throttle: {
    failures: number;
    key: string;
    resets_at: Timestamp;
  };
  /** A reference to an upload, which stays until it has none. */
  upload_references: {
    created_at: DefaultedTimestamp;
    /**
     * `table/column/id` for rows of this database, which triggers enter; other services use their own name as a
     * prefix.
     */
    owner: string;
    upload: string;
  };
  /** An upload that a post of a user shows or has shown; triggers enter it. It is deleted with the user. */
  user_uploads: {
    upload: string;
    user_id: string;
  };
  users: {
    created_at: DefaultedTimestamp;
    description: string | null;
    email: string | null;
    /** The identity provider's uid; null until the first sign-in through it. */
    firebase_uid: string | null;
    first_name: string | null;
    id: string;
    last_name: string | null;
    ordinal: GeneratedAlways<number>;
    /** Full name, description and e-mail folded by the database. */
    search: Generated<string>;
    version: Generated<number>;
  };
  /** A link by which an administrator chooses a password, stored with the hash of its token. */
  welcome_links: {
    admin_id: string;
    expires_at: Timestamp;
    /** SHA-256 of the token, hexadecimal. */
    hash: string;
    /** When a password was chosen with it. */
    spent_at: Date | null;
  };
}
