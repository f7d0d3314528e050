/** A visit of a screen, as its address tells it. */
export interface Visit {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  /** The query. */
  readonly search: URLSearchParams;
}
