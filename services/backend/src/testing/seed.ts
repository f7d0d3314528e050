import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import { systemActor } from '../http/Actor.ts';
import { lockCertificate, withdraw } from '../people/certificates/issue.ts';
import { storedBy } from '../service/uploads.ts';

const upload = { byte_size: 1, sha256: '0'.repeat(64) };

/** Adds an image's row, without bytes, and returns its id. @param service The name of the service that has stored it. */
export async function seedImage({ queries }: Database, service?: string): Promise<string> {
  const id = newId();
  await queries
    .insertInto('images')
    .values({ ...upload, id, mime_type: 'image/png', width: 1, height: 1, stored_by: service && storedBy(service) })
    .execute();
  return id;
}

/** Adds a PDF's row, without bytes, and returns its id. */
export async function seedFile({ queries }: Database, name = 'course.pdf', service?: string): Promise<string> {
  const id = newId();
  await queries
    .insertInto('files')
    .values({
      ...upload,
      id,
      original_name: name,
      mime_type: 'application/pdf',
      stored_by: service && storedBy(service),
    })
    .execute();
  return id;
}

/** Adds an enabled certificate group and returns its id. */
export async function seedGroup(database: Database, name = 'Surgery'): Promise<string> {
  const id = newId();
  await database.queries
    .insertInto('certificate_groups')
    .values({
      id,
      name,
      is_enabled: true,
      pass_condition: 1,
      template_image_id: await seedImage(database),
    })
    .execute();
  return id;
}

/** Adds a question to a course and returns its id. */
export async function seedQuestion({ queries }: Database, courseId: string): Promise<string> {
  const id = newId();
  const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 0 }));
  await queries
    .insertInto('questions')
    .values({ id, course_id: courseId, question: 'Which one?', choices: JSON.stringify(choices) })
    .execute();
  return id;
}

/** Adds a user and returns the id. */
export async function seedUser(
  { queries }: Database,
  fields: { email?: string; firebase_uid?: string; first_name?: string; last_name?: string } = {},
): Promise<string> {
  const id = newId();
  await queries
    .insertInto('users')
    .values({ id, ...fields })
    .execute();
  return id;
}

/** Adds a post, by default in review, and returns its id. */
export async function seedPost(
  database: Database,
  fields: {
    user?: string;
    title?: string;
    description?: string;
    status?: number;
    cover?: string;
    files?: string[];
  } = {},
): Promise<string> {
  const { user = await seedUser(database), title = 'A case', description = '', status = 2, cover, files = [] } = fields;
  const id = newId();
  await database.queries
    .insertInto('posts')
    .values({
      id,
      user_id: user,
      title,
      description,
      status,
      cover_image_id: cover ?? null,
    })
    .execute();
  for (const [position, file] of files.entries()) {
    await database.queries.insertInto('post_files').values({ post_id: id, file_id: file, position }).execute();
  }
  return id;
}

/** Withdraws a certificate as the command does. */
export async function seedWithdrawal(database: Database, id: string, now: Date): Promise<void> {
  await database.transaction(async (queries) => {
    const certificate = await lockCertificate(queries, id);
    if (certificate !== null) await withdraw(queries, certificate.value, systemActor('command'), now);
  });
}
