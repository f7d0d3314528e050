import type { Queries } from '../../database/schema.ts';
import type { UploadTable } from './unused.ts';

/** A checked upload that is not stored yet. */
export interface NewUpload {
  readonly table: UploadTable;
  readonly bytes: Uint8Array | Blob;
  readonly mimeType: string;
  readonly sha256: string;
  /** The action of its line in the history. */
  readonly action: 'image.uploaded' | 'file.uploaded';
  /** Inserts its row. @param storedBy See the column; null if a trigger notes it. */
  readonly insert: (queries: Queries, id: string, storedBy: string | null) => Promise<unknown>;
}
