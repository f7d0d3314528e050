import { type UploadKind, uploadRules } from '@cpd/domain/upload';
import { type FileKind, fileKind } from '@cpd/ui/DropZone';

/** What the drop zones take and say. */
export const fileKinds: Readonly<Record<UploadKind, FileKind>> = {
  image: fileKind({ ...uploadRules.image, chooseLabel: 'Choose Image (PNG/JPEG)' }),
  pdf: fileKind({ ...uploadRules.pdf, chooseLabel: 'Choose PDF Files' }),
};
