import * as groups from '../../packages/api/src/certificateGroups/contract.ts';
import { type CheckedHost, nameOf, skipEach } from './CheckedHost.ts';
import { expectThat } from './Checklist.ts';

/** Checks a certificate group from its draft to its being enabled, and answers its id. */
export async function checkGroupLife(host: CheckedHost, image: string | undefined): Promise<string | undefined> {
  const { list, client } = host;
  const id = await list.check(nameOf(groups.draftCertificateGroup), () =>
    client.call(groups.draftCertificateGroup, {}),
  );
  if (id === undefined) {
    skipEach(host, [groups.saveCertificateGroup, groups.enableCertificateGroup], 'no draft could be created');
    return undefined;
  }
  const item = { id };
  const body = { id, name: 'Contract check', passCondition: 1, templateVerticalPosition: 1 };
  await list.check(nameOf(groups.saveCertificateGroup), async () => {
    await client.call(groups.saveCertificateGroup, { ...body, ...(image && { template: image }) });
    const group = await client.call(groups.readCertificateGroup, item);
    expectThat(group.name === body.name, 'the name was not saved');
    expectThat(group.passCondition === 1, 'the number of courses was not saved');
    expectThat(group.templateVerticalPosition === 1, 'the vertical position was not saved');
    expectThat(image === undefined || group.template?._id === image, 'the template was not saved');
  });
  await list.check(nameOf(groups.listCertificateGroups, 'a keyword in other letters'), async () => {
    const query = { page: 1, keyword: 'cONTRACT cHECK' };
    const { docs } = await client.call(groups.listCertificateGroups, query);
    expectThat(
      docs.some(({ _id }) => _id === id),
      'the group just saved was not found',
    );
  });
  await list.check(nameOf(groups.enableCertificateGroup), async () => {
    await client.call(groups.enableCertificateGroup, item);
    const { docs } = await client.call(groups.listCertificateGroupOptions, { autoComplete: true });
    expectThat(
      docs.some(({ _id }) => _id === id),
      'autoComplete does not offer it afterwards',
    );
  });
  return id;
}
