export class FakeHttpError extends Error {
  readonly status: number;
  readonly code: string;
  /** Fields of the body besides message and code. */
  readonly detail: object;

  constructor(status: number, message: string, code: string, detail: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/** Finds an item by its id. @throws FakeHttpError 404 if there is none. */
export function findById<Item extends { readonly _id: string }>(items: readonly Item[], id: string | undefined): Item {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new FakeHttpError(404, 'There is no such item.', 'NOT_FOUND');
  return item;
}
