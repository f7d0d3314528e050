import { useHostLocation } from '../Host/index.ts';

export interface LinkState {
  /** Path and query of the page with the link. */
  readonly cameFrom: string;
  /** Whether the page shows a draft that was just created. */
  readonly isNew?: true;
}

/** The path of the list that the form was opened from, with its page and search; undefined if it was opened from elsewhere. */
export function useReturnPath(listPath: string): string | undefined {
  const { state } = useHostLocation();
  const cameFrom: unknown = Object(state).cameFrom;
  const [path = ''] = typeof cameFrom === 'string' ? cameFrom.split('?') : [];
  return typeof cameFrom === 'string' && path.replace(/\/$/, '') === listPath ? cameFrom : undefined;
}
