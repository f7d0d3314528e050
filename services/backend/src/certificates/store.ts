import type { Queries } from '../database/schema.ts';

export interface IssuedCertificate {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly templateImageId: string;
  /** SHA-256 of the template's bytes. */
  readonly templateSha256: string;
  /** Pixels of the template from its top to the middle of the name line. */
  readonly templateVerticalPosition: number;
}

export async function findCertificate(queries: Queries, id: string): Promise<IssuedCertificate | undefined> {
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
