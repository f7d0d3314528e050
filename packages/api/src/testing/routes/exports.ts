import { type CsvForm, csvWriter } from '@cpd/domain/csvWriter';
import { eventName } from '@cpd/domain/event';
import { MAX_PAGE_SIZE } from '@cpd/domain/paging';
import { listCertificateGroups } from '../../certificateGroups/contract.ts';
import { listCourses } from '../../courses/contract.ts';
import { type CpdEvent, listEvents } from '../../events/contract.ts';
import * as endpoints from '../../exports/contract.ts';
import { listFeed } from '../../feed/contract.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { listCertificates } from '../../issuedCertificates/contract.ts';
import type { Page } from '../../query/Page.ts';
import { listUsers } from '../../users/contract.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { type FakeRequest, type FakeRoute, route } from '../FakeRoute.ts';
import { certificateGroupRoutes } from './certificateGroups.ts';
import { courseRoutes } from './courses.ts';
import { eventRoutes } from './events.ts';
import { issuedCertificateRoutes } from './issuedCertificates.ts';
import { postRoutes } from './posts.ts';
import { userRoutes } from './users.ts';

const lists: readonly FakeRoute[] = [
  ...certificateGroupRoutes,
  ...courseRoutes,
  ...eventRoutes,
  ...issuedCertificateRoutes,
  ...postRoutes,
  ...userRoutes,
];

export const exportRoutes = [
  route(endpoints.exportUsers, (request) => csvResponse('users', listUsers, request)),
  route(endpoints.exportCertificates, (request) => csvResponse('certificates', listCertificates, request)),
  route(endpoints.exportCourses, (request) => csvResponse('courses', listCourses, request)),
  route(endpoints.exportEvents, (request) => csvResponse('events', listEvents, request)),
  route(endpoints.exportGroups, (request) => csvResponse('groups', listCertificateGroups, request)),
  route(endpoints.exportPosts, (request) => csvResponse('posts', listFeed, request)),
];

/** Every row that a list has for the same filters. */
function csvResponse(name: endpoints.ExportName, list: Endpoint, request: FakeRequest<undefined>): Response {
  const form = Object.fromEntries(request.query) as CsvForm;
  const writer = csvWriter(endpoints.exportedColumns(name, 'UTC'), form);
  if (writer === null) throw new FakeHttpError(400, 'The header has another length.', 'BAD_INPUT');
  const rows: object[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams(request.query);
    query.set('page', String(page));
    query.set('size', String(MAX_PAGE_SIZE));
    const { docs, total } = pageOf(list, { ...request, query });
    rows.push(...docs.map((doc) => ROWS[name]?.(doc) ?? doc));
    if (docs.length === 0 || rows.length >= total) break;
  }
  return new Response(writer.head + writer.rowsOf(rows), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}

type Row = Readonly<Record<string, unknown>>;

/** How a file has the rows of a list, if it has them otherwise. */
const ROWS: Partial<Record<endpoints.ExportName, (row: Row) => object>> = {
  events(row) {
    const event = row as unknown as CpdEvent;
    // The fake knows no date.
    return { ...event, name: eventName(event), posterCount: event.images.length };
  },
  groups: (row) => ({ ...row, requiredCourses: row.passCondition }),
};

function pageOf(list: Endpoint, request: FakeRequest): Page<Row> {
  const found = lists.find(({ endpoint }) => endpoint === list);
  return found?.respond(request) as ReturnType<typeof pageOf>;
}
