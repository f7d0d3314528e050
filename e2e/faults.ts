import type { Route } from '@playwright/test';

/** A fault of the API, and the expected error dialog. */
export interface Fault {
  readonly name: string;
  readonly fulfill: (route: Route) => Promise<void>;
  readonly message: string;
  /** The code below it; without one, the dialog shows none. */
  readonly code?: string;
}

const SORRY = 'Something went wrong.';

const rejected: readonly Fault[] = [
  {
    name: '500 with message and code',
    fulfill: (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.', code: 'DISK_FULL' } }),
    message: 'The disk is full.',
    code: 'CODE: DISK_FULL',
  },
  { name: '500 without a body', fulfill: (route) => route.fulfill({ status: 500, body: '' }), message: SORRY },
  { name: 'a dropped connection', fulfill: (route) => route.abort('connectionreset'), message: SORRY },
];

/** The ways in which a request that reads can fail. */
export const queryFaults: readonly Fault[] = [
  ...rejected,
  {
    name: 'malformed JSON',
    fulfill: (route) => route.fulfill({ contentType: 'application/json', body: '{"docs": [' }),
    message: SORRY,
  },
  {
    name: 'a wrong shape',
    fulfill: (route) => route.fulfill({ json: { docs: [{ title: 7 }, null], total: 'many' } }),
    message: SORRY,
  },
];

/**
 * The ways in which a request that changes something can fail. Its successful response may have any shape (rule A16).
 */
export const mutationFaults: readonly Fault[] = [
  ...rejected,
  {
    name: 'a failure in malformed JSON',
    fulfill: (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"message": ' }),
    message: SORRY,
  },
  {
    name: 'a failure of a wrong shape',
    fulfill: (route) => route.fulfill({ status: 500, json: { message: { text: 7 }, code: [] } }),
    message: SORRY,
  },
];
