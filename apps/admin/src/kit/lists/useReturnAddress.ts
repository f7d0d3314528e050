import { matchPath, useLocation } from 'react-router';

export interface LinkState {
  /** Path and query of the page the link stood on. */
  readonly cameFrom: string;
  /** Whether the page shows a draft that has just been made. */
  readonly isNew?: true;
}

/** The list to go back to: as it was left when the form was opened from it, page and search included. */
export function useReturnAddress(listPath: string): string {
  const { state } = useLocation();
  const cameFrom: unknown = Object(state).cameFrom;
  const [path = ''] = typeof cameFrom === 'string' ? cameFrom.split('?') : [];
  return typeof cameFrom === 'string' && matchPath(listPath, path) ? cameFrom : listPath;
}
