import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { CertificateGroupsTable } from '../../database/schema.ts';
import { searchText } from '../../database/searchText.ts';
import { drawTemplate, TEMPLATE_NAME_POSITION } from '../art/certificateTemplate.ts';
import { type DemoGroup, groups } from '../content/groups.ts';
import type { DemoUploads } from './DemoUploads.ts';
import { inTurns } from './inTurns.ts';

/** Draws the certificate templates and gives the rows of their groups. */
export function groupRows(uploads: DemoUploads): Promise<Insertable<CertificateGroupsTable>[]> {
  return inTurns<DemoGroup, Insertable<CertificateGroupsTable>>(
    groups,
    async ({ name, passCondition, template, isEnabled }) => ({
      id: newId(),
      name: name === '' ? null : name,
      search: searchText(name),
      is_enabled: isEnabled,
      pass_condition: passCondition,
      template_image_id: template ? await uploads.addImage(await drawTemplate({ award: name, ...template })) : null,
      template_vertical_position: template ? TEMPLATE_NAME_POSITION : 0,
    }),
  );
}
