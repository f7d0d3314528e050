/** The database does not answer, or more is waiting for it than it can do in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
