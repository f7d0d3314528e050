import type { Queries } from '../database/schema.ts';

export async function findCertificate(queries: Queries, id: string) {
  return await queries
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .innerJoin('certificate_groups', 'certificate_groups.id', 'certificates.certificate_group_id')
    .innerJoin('images', 'images.id', 'certificate_groups.template_image_id')
    .select([
      'users.first_name as firstName',
      'users.last_name as lastName',
      'images.id as templateImageId',
      'images.sha256 as templateSha256',
      'certificate_groups.template_vertical_position as templateVerticalPosition',
    ])
    .where('certificates.id', '=', id)
    .executeTakeFirst();
}

/** What is drawn on a certificate: its user's name, and the template of its group. */
export type IssuedCertificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;
