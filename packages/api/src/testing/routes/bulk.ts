import type { BulkAction } from '@cpd/domain/bulk';
import { restoreFromBin } from '../../bin/contract.ts';
import * as endpoints from '../../bulk/contract.ts';
import { deleteCertificateGroup, enableCertificateGroup } from '../../certificateGroups/contract.ts';
import { deleteCourse, enableCourse } from '../../courses/contract.ts';
import { deleteEvent, enableEvent } from '../../events/contract.ts';
import type { Endpoint, Schema } from '../../http/endpoint.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { type FakeRequest, type FakeRoute, route } from '../FakeRoute.ts';
import { binRoutes } from './bin.ts';
import { certificateGroupRoutes } from './certificateGroups.ts';
import { courseRoutes } from './courses.ts';
import { eventRoutes } from './events.ts';

const single: readonly FakeRoute[] = [...binRoutes, ...courseRoutes, ...eventRoutes, ...certificateGroupRoutes];

export const bulkRoutes = [
  manyOf(endpoints.changeCourses, { enable: enableCourse, delete: deleteCourse }),
  manyOf(endpoints.changeEvents, { enable: enableEvent, delete: deleteEvent }),
  manyOf(endpoints.changeCertificateGroups, { enable: enableCertificateGroup, delete: deleteCertificateGroup }),
  route(endpoints.restoreManyFromBin, (request) => {
    const { items, exact } = request.body;
    const results = items.map(({ _id, kind }) => {
      const { response, ...result } = resultOf(restoreFromBin, { ...request, id: _id, body: { kind, exact } });
      return { ...result, restored: response };
    });
    return { results };
  }),
];

function manyOf<Path extends string>(
  endpoint: Endpoint<Schema<undefined>, (typeof endpoints.changeCourses)['body'] & {}, Schema, Path>,
  singles: Readonly<Record<BulkAction, Endpoint>>,
): FakeRoute {
  return route(endpoint, (request) => ({
    results: request.body.ids.map((id) => {
      const { response: _, ...result } = resultOf(singles[request.body.action], { ...request, id, body: undefined });
      return result;
    }),
  }));
}

/** What became of one item. */
function resultOf(endpoint: Endpoint, request: FakeRequest) {
  try {
    const found = single.find((each) => each.endpoint === endpoint);
    return { _id: request.id, status: 200, response: found?.respond(request) };
  } catch (error) {
    if (!(error instanceof FakeHttpError)) throw error;
    const { status, message, code } = error;
    return { _id: request.id, status, message, code, response: null };
  }
}
