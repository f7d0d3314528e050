import * as events from '../../packages/api/src/events/contract.ts';
import { type CheckedHost, nameOf, skipEach } from './CheckedHost.ts';
import { expectThat } from './Checklist.ts';

/** Checks an event from its draft to its deletion. */
export async function checkEventLife(host: CheckedHost, image: string | undefined): Promise<void> {
  const { list, client } = host;
  const id = await list.check(nameOf(events.draftEvent), () => client.call(events.draftEvent, {}));
  if (id === undefined) {
    return skipEach(host, [events.saveEvent, events.enableEvent, events.deleteEvent], 'no draft could be created');
  }
  const item = { id };
  const hyperlink = 'https://example.org/contract-check';
  const pictures = image === undefined ? {} : { cover: image, images: [image] };
  await list.check(nameOf(events.saveEvent), async () => {
    await client.call(events.saveEvent, { event: id, hyperlink, ...pictures });
    const event = await client.call(events.readEvent, item);
    expectThat(event.hyperlink === hyperlink, 'the hyperlink was not saved');
    expectThat(image === undefined || event.cover?._id === image, 'the cover was not saved');
    expectThat(image === undefined || event.images[0]?._id === image, 'the poster was not saved');
  });
  await list.check(nameOf(events.saveEvent, 'null clears, absent stays'), async () => {
    await client.call(events.saveEvent, { event: id, hyperlink: '' });
    const event = await client.call(events.readEvent, item);
    expectThat(!event.hyperlink, 'an empty hyperlink did not clear it');
    expectThat(image === undefined || event.cover?._id === image, 'the cover went although nothing was said of it');
  });
  if (image === undefined) skipEach(host, [events.enableEvent], 'no image could be uploaded');
  else {
    await list.check(nameOf(events.enableEvent), async () => {
      await client.call(events.enableEvent, item);
      expectThat((await client.call(events.readEvent, item)).isEnable, 'it is not enabled afterwards');
    });
  }
  await list.check(nameOf(events.deleteEvent), () => client.call(events.deleteEvent, item));
}
