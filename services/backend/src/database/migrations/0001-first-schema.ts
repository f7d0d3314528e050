import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await signInTables(db);
  await uploadTables(db);
  await courseTables(db);
  await eventTables(db);
  await peopleTables(db);
  await bookkeepingTables(db);
}

const now = sql`now()`;

/** Starts a table with a random id and its creation time. */
function table(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now));
}

/** Starts a table whose list is ordered by the creation of its rows. */
function listedTable(db: Kysely<unknown>, name: string) {
  return table(db, name).addColumn('ordinal', 'bigint', (column) =>
    column.notNull().generatedAlwaysAsIdentity().unique(),
  );
}

async function signInTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'admins')
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'sessions')
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await index(db, 'sessions', 'admin_id');
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('replaced_at', 'timestamptz')
    .execute();
  await index(db, 'refresh_tokens', 'session_id');
  await db.schema
    .createTable('captcha_uses')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function uploadTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'images')
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('byte_size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'files')
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('byte_size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
}

async function courseTables(db: Kysely<unknown>): Promise<void> {
  await listedTable(db, 'certificate_groups')
    .addColumn('name', 'text')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_enabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('pass_condition', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('template_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('template_vertical_position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table(db, 'courses')
    .addColumn('title', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('is_enabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('cover_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('file_id', 'text', (column) => column.references('files.id'))
    .addColumn('certificate_group_id', 'text', (column) => column.references('certificate_groups.id'))
    .addColumn('pass_condition', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('quiz_limit', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'courses', 'sequence');
  await index(db, 'courses', 'certificate_group_id');
  await listedTable(db, 'questions')
    .addColumn('course_id', 'text', (column) => column.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('choices', 'jsonb', (column) => column.notNull())
    .execute();
  await index(db, 'questions', 'course_id', 'ordinal');
}

async function eventTables(db: Kysely<unknown>): Promise<void> {
  await listedTable(db, 'events')
    .addColumn('cover_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('hyperlink', 'text')
    .addColumn('is_enabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable('event_images')
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_images_pkey', ['event_id', 'position'])
    .addUniqueConstraint('event_images_once', ['event_id', 'image_id'])
    .execute();
}

async function peopleTables(db: Kysely<unknown>): Promise<void> {
  await listedTable(db, 'users')
    .addColumn('firebase_uid', 'text', (column) => column.unique())
    .addColumn('email', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('description', 'text')
    .execute();
  await sql`create index users_email on users (lower(email))`.execute(db);
  await listedTable(db, 'posts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('cover_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('decided_at', 'timestamptz')
    .execute();
  await index(db, 'posts', 'status', 'ordinal');
  await index(db, 'posts', 'user_id');
  await db.schema
    .createTable('post_files')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (column) => column.notNull().references('files.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_files_pkey', ['post_id', 'position'])
    .execute();
  await db.schema
    .createTable('review_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(db, 'review_tokens', 'post_id');
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('certificate_group_id', 'text', (column) => column.notNull().references('certificate_groups.id'))
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute();
  await index(db, 'certificates', 'user_id');
  await index(db, 'certificates', 'certificate_group_id');
}

async function bookkeepingTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .execute();
  await index(db, 'audit', 'at');
  await table(db, 'pending_deletions')
    .addColumn('firebase_uids', 'jsonb', (column) => column.notNull())
    .addColumn('storage_keys', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  await sql`insert into locks (name) values ('course-sequence'), ('first-admin'), ('demo')`.execute(db);
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function index(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
