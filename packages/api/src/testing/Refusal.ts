/** Makes the fake answer an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Finds an item by its id. @throws Refusal 404 where there is none. */
export function found<Item extends { readonly _id: string }>(items: readonly Item[], id: string | undefined): Item {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new Refusal(404, 'There is no such item.', 'NOT_FOUND');
  return item;
}
