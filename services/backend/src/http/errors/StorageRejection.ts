import { HttpError } from './HttpError.ts';

/** The storage rejects a request permanently: the bucket does not exist, or the keys have no access. */
export class StorageRejection extends HttpError {
  constructor(reason: string) {
    super(503, 'STORAGE_REJECTED', 'Files cannot be stored or loaded at the moment. Tell the operator of the service.');
    this.cause = new Error(reason);
  }
}
