import { isDeepStrictEqual } from 'node:util';
import { pdf, png } from '../../e2e/uploads.ts';
import { nameOf } from './ApiHost.ts';
import { expectThat } from './Checklist.ts';
import type { ContractCheck } from './checkContract.ts';
import type { Row } from './described.ts';
import { checkQuiz } from './quiz.ts';

/** One draft on its way from its creation to its deletion; its calls are named `draft…`, `save…`, `read…` and so on. */
interface Life {
  readonly noun: 'Course' | 'Event' | 'CertificateGroup';
  /** The field that names the draft when it is saved. */
  readonly idField: 'id' | 'event';
  /** What is saved, uploads by their ids. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Checks every call that writes, on drafts that are deleted again; two uploads stay behind, as no call deletes them. */
export async function checkWriting(check: ContractCheck): Promise<void> {
  const { host, list } = check;
  const [picture, document] = [png('contract-check.png'), pdf('contract-check.pdf')];
  const upload = (call: string, file: typeof picture) =>
    list.check(nameOf(call), async () => idOf(await host.send(call, { file })));
  const image = await upload('uploadImage', picture);
  const file = await upload('uploadFile', document);
  await list.check(nameOf('uploadImage', 'what is no image'), () =>
    host.expectRefusal('uploadImage', { file: { ...picture, buffer: Buffer.from('This is not an image.') } }),
  );
  if (image === undefined || file === undefined) return;
  await liveEvent(check, image);
  await liveGroupAndCourse(check, image, file);
}

async function liveEvent(check: ContractCheck, image: string): Promise<void> {
  const fields = { hyperlink: 'https://example.org/contract-check', cover: image, images: [image] };
  const life: Life = { noun: 'Event', idField: 'event', fields };
  const id = await draftAndSave(check, life);
  if (id === undefined) return;
  const { host, list } = check;
  await list.check(nameOf('saveEvent', 'empty clears, absent stays'), async () => {
    await host.send('saveEvent', { body: { event: id, hyperlink: '' } });
    const event = await host.send<Row>('readEvent', { params: { id } });
    expectThat(!event.hyperlink, 'an empty hyperlink did not clear it');
    expectThat(plain(event.cover) === image, 'the cover went although nothing was said of it');
  });
  await enable(check, life, id);
  await remove(check, life, id);
}

async function liveGroupAndCourse(check: ContractCheck, image: string, file: string): Promise<void> {
  const { host, list } = check;
  const name = 'Contract check';
  const groupFields = { name, passCondition: 1, templateVerticalPosition: 1, template: image };
  const groupLife: Life = { noun: 'CertificateGroup', idField: 'id', fields: groupFields };
  const group = await draftAndSave(check, groupLife);
  if (group === undefined) return;
  const offersIt = async (query: Record<string, string | number | boolean>) => {
    const { docs } = await host.send<{ docs: Row[] }>('listCertificateGroups', { query });
    expectThat(
      docs.some(({ _id }) => _id === group),
      'the group was not found',
    );
  };
  await list.check(nameOf('listCertificateGroups', 'a keyword in other letters'), () =>
    offersIt({ page: 1, keyword: 'cONTRACT cHECK' }),
  );
  await enable(check, groupLife, group);
  await list.check(nameOf('listCertificateGroups', 'autoComplete, once it is enabled'), () =>
    offersIt({ autoComplete: true }),
  );
  const fields = { title: name, cover: image, file, certificateGroup: group };
  const life: Life = { noun: 'Course', idField: 'id', fields };
  const course = await draftAndSave(check, life);
  if (course !== undefined) {
    await list.check(nameOf('moveCourse'), () => moveThereAndBack(check, course));
    await checkQuiz(check, course);
    await enable(check, life, course);
    await remove(check, life, course);
  }
  await remove(check, groupLife, group);
}

/** Creates a draft, saves its fields, and compares what is read afterwards. */
async function draftAndSave(
  { host, list }: ContractCheck,
  { noun, idField, fields }: Life,
): Promise<string | undefined> {
  const id = await list.check(nameOf(`draft${noun}`), async () => idOf(await host.send(`draft${noun}`)));
  if (id === undefined) return undefined;
  await list.check(nameOf(`save${noun}`), async () => {
    await host.send(`save${noun}`, { body: { [idField]: id, ...fields } });
    const saved = await host.send<Row>(`read${noun}`, { params: { id } });
    const lost = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(plain(saved[name]), value));
    expectThat(lost.length === 0, `saved without ${lost.map(([name]) => name).join(', ')}`);
  });
  return id;
}

async function enable({ host, list }: ContractCheck, { noun }: Life, id: string): Promise<void> {
  await list.check(nameOf(`enable${noun}`), async () => {
    await host.send(`enable${noun}`, { params: { id } });
    const { isEnable } = await host.send<Row>(`read${noun}`, { params: { id } });
    expectThat(isEnable === true, 'it is not enabled afterwards');
  });
}

async function remove({ host, list }: ContractCheck, { noun }: Life, id: string): Promise<void> {
  await list.check(nameOf(`delete${noun}`), async () => {
    await host.send(`delete${noun}`, { params: { id } });
    await host.expectRefusal(`read${noun}`, { params: { id } });
  });
}

/** Moves a course, which is the last one as a draft, one place up and down again (rule A9). */
async function moveThereAndBack({ host }: ContractCheck, course: string): Promise<void> {
  const placeOf = async () => {
    const { docs } = await host.send<{ docs: { _id: string; sequence: number }[] }>('listCourses');
    return docs.toSorted((one, other) => one.sequence - other.sequence).findIndex(({ _id }) => _id === course);
  };
  const before = await placeOf();
  await host.send('moveCourse', { body: { course, action: 1 } });
  const moved = await placeOf();
  await host.send('moveCourse', { body: { course, action: -1 } });
  const after = await placeOf();
  expectThat(before === 0 || moved === before - 1, `action 1 moved it from place ${before + 1} to ${moved + 1}`);
  expectThat(before === 0 || after === before, `action -1 moved it from place ${moved + 1} to ${after + 1}`);
}

/** The id in the answer to a draft or an upload, in each of the forms that the description allows. */
function idOf(answer: unknown): string {
  const { data, _id = data } = Object(answer);
  return typeof answer === 'string' ? answer : typeof _id === 'string' ? _id : idOf(_id);
}

/** What stands in a field, references as their ids. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
}
