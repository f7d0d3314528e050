import type { Logger } from 'pino';

type Fields = Readonly<Record<string, unknown>>;

/** Logs what happens in one request; every line names it. Costs nothing while nothing is logged. */
export class RequestLog {
  readonly #log: Logger;
  #names: Fields;

  /** @param names Fields of every line, such as the request's id. */
  constructor(log: Logger, names: Fields) {
    this.#log = log;
    this.#names = names;
  }

  /** Adds fields to every line from now on, such as who made the call. */
  name(names: Fields): void {
    this.#names = { ...this.#names, ...names };
  }

  info(fields: Fields, message: string): void {
    this.#log.info({ ...this.#names, ...fields }, message);
  }

  warn(fields: Fields, message: string): void {
    this.#log.warn({ ...this.#names, ...fields }, message);
  }

  error(fields: Fields, message: string): void {
    this.#log.error({ ...this.#names, ...fields }, message);
  }
}
