import type { Queries } from '../database/schema.ts';
import { found } from '../http/Refusal.ts';
import { notePending } from '../uploads/pendingDeletions.ts';

export async function findCertificate(queries: Queries, id: string) {
  return await queries
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .innerJoin('certificate_groups', 'certificate_groups.id', 'certificates.certificate_group_id')
    .innerJoin('images', 'images.id', 'certificate_groups.template_image_id')
    .select([
      'certificates.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'images.id as templateImageId',
      'images.sha256 as templateSha256',
      'certificate_groups.template_vertical_position as templateVerticalPosition',
      'certificates.drawing_key as drawingKey',
    ])
    .where('certificates.id', '=', id)
    .executeTakeFirst();
}

/** What is drawn on a certificate: its user's name, and the template of its group. */
export type IssuedCertificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/**
 * Notes where a certificate's drawing is kept, so that it goes with its person. The one before, which shows another name or
 * line, is removed; should another certificate look the same, it is drawn again. @throws Refusal 404 when it is gone.
 */
export async function noteDrawing(queries: Queries, { id, drawingKey }: IssuedCertificate, key: string, now: Date) {
  if (drawingKey === key) return;
  const changed = queries.updateTable('certificates').set({ drawing_key: key }).where('id', '=', id).returning('id');
  found(await changed.executeTakeFirst(), 'certificate');
  if (drawingKey !== null) await notePending(queries, { storageKeys: [drawingKey], dueAt: now });
}
