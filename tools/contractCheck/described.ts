import type { Operation } from 'openapi-backend';
import { isWebAddress } from '../../packages/domain/src/hyperlink/hyperlink.ts';
import { capabilityOf, nameOf, operations } from './ApiHost.ts';
import { expectThat } from './Checklist.ts';
import type { ContractCheck } from './checkContract.ts';

/** A row of any list. */
export interface Row {
  readonly _id: string;
  readonly [field: string]: unknown;
}

interface List {
  readonly docs: readonly Row[];
  readonly page?: number;
  readonly total?: number;
  readonly size?: number;
}

/** What must hold of a list beside its description. */
const rules: Readonly<Record<string, (docs: readonly Row[]) => void>> = {
  listCourses(docs) {
    expectThat(
      new Set(docs.map(({ sequence }) => sequence)).size === docs.length,
      'two courses have the same sequence',
    );
  },
  listEvents(docs) {
    const strange = docs.find(({ hyperlink }) => hyperlink && !isWebAddress(String(hyperlink)));
    expectThat(!strange, `the event ${strange?._id} has a hyperlink that is no web address`);
  },
};

const asksForBearer = ({ security }: Operation) => security?.some((scheme) => 'bearer' in scheme) === true;
const isReading = ({ method }: Operation) => method === 'get';

export const NOT_OFFERED = 'the server does not list it among its capabilities';

/** Whether the server offers a call; those of the specification in any case. */
export function isOffered({ capabilities }: ContractCheck, operation: Operation): boolean {
  const capability = capabilityOf(operation);
  return capability === undefined || capabilities.has(capability);
}

/** Checks that every call that asks for a bearer is refused without one; those that write only where that is allowed. */
export async function checkBearers(check: ContractCheck): Promise<void> {
  const { host, list, options } = check;
  for (const operation of operations.filter((each) => asksForBearer(each) && isOffered(check, each))) {
    const { operationId = '' } = operation;
    if (!isReading(operation) && !options.write) continue;
    await list.check(nameOf(operationId, 'without a bearer'), () =>
      host.expectRefusal(operationId, { bearer: '' }, [401]),
    );
    await list.check(nameOf(operationId, 'with a foreign bearer'), () =>
      host.expectRefusal(operationId, { bearer: 'foreign' }, [401]),
    );
  }
}

/** Checks every list, and the first row of each where one row can be read; gives the rows by the lists' operation ids. */
export async function checkLists(check: ContractCheck): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { host, list } = check;
  const found: Record<string, readonly Row[]> = {};
  const lists = operations.filter((each) => isReading(each) && asksForBearer(each) && !each.path.includes('{'));
  for (const operation of lists) {
    const { operationId = '', path, parameters = [] } = operation;
    if (!isOffered(check, operation)) continue;
    const isPaged = parameters.some((parameter) => 'name' in parameter && parameter.name === 'page');
    const docs = await list.check(nameOf(operationId), async () => {
      const answer = await host.send<List>(operationId, isPaged ? { query: { page: 1, size: 2 } } : {});
      if (isPaged) expectPage(answer);
      rules[operationId]?.(answer.docs);
      return answer.docs;
    });
    found[operationId] = docs ?? [];
    const one = operations.find((each) => isReading(each) && each.path === `${path}/{id}`);
    if (one) await checkOne(check, one, docs?.[0]?._id);
  }
  return found;
}

/** Requires a first page of two that adds up (rule A1); the server may answer with another size. */
export function expectPage({ docs, page = 1, total = 0, size = 0 }: List): void {
  expectThat(page === 1, `answered page ${page} when asked for page 1`);
  expectThat(docs.length <= size, `answered ${docs.length} items on a page of ${size}`);
  expectThat(docs.length === Math.min(total, size), `answered ${docs.length} items of ${total} on a page of ${size}`);
}

/** Checks that one item can be read, and that an unknown one is refused. */
async function checkOne({ host, list }: ContractCheck, operation: Operation, id: string | undefined): Promise<void> {
  const { operationId = '' } = operation;
  if (id === undefined) list.skip(nameOf(operationId), 'the list is empty');
  else {
    await list.check(nameOf(operationId), async () => {
      const { _id } = await host.send<Row>(operationId, { params: { id } });
      expectThat(_id === id, `answered the item ${_id}`);
    });
  }
  await list.check(nameOf(operationId, 'unknown id'), () =>
    host.expectRefusal(operationId, { params: { id: 'nowhere' } }),
  );
}
