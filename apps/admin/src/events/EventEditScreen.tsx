import type { EventRequirement } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { Image } from '@cpd/ui/Image';
import { EditLayout } from '../app/EditLayout.tsx';
import { type EventValues, eventRequirements } from './eventValues.ts';
import { HyperlinkField, useCheckedHyperlink } from './HyperlinkField.tsx';
import { PosterTable } from './PosterTable.tsx';

/** What an event's form shows and reports. */
export interface EventEditScreenProps {
  values: EventValues;
  /** Receives the values that change. */
  onChange: (part: Partial<EventValues>) => void;
  /** How the cover's upload is going. */
  coverUpload: UploadState;
  /** Receives the cover to upload. */
  onCoverFile: (file: File) => void;
  /** How the posters' uploads are going. */
  posterUpload: UploadState;
  /** Receives the posters to upload. */
  onPosterFiles: (files: readonly File[]) => void;
  /** Receives the place, from 0, that a poster is to take. */
  onMovePoster: (id: string, place: number) => void;
  /** Takes a poster out of the list, after asking. */
  onDeletePoster: (id: string) => void;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
  /** What the values still lack for the event to be enabled. */
  missing: readonly EventRequirement[];
  /** Whether the event is enabled. */
  isEnabled: boolean;
  /** Whether the values are those of an earlier visit that was cut short. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
  /** Whether a file is on its way, which takes everything else out of use. */
  isUploading: boolean;
  /** Whether the values are being saved. */
  isSaving: boolean;
  /** Saves the values. */
  onSave: () => void;
  /** Leaves the form. */
  onCancel: () => void;
}

/** An event's form (specification, section 2). */
export function EventEditScreen(props: EventEditScreenProps) {
  const { values, onChange, missing, isUploading, isSaving, onSave, onCancel } = props;
  const hyperlink = useCheckedHyperlink(values.hyperlink);
  return (
    <EditLayout {...props} all={eventRequirements} missing={missing}>
      <Card>
        <Form onSubmit={() => hyperlink.check() && onSave()} aria-label="Event">
          <HyperlinkField
            value={values.hyperlink}
            onChange={(text) => onChange({ hyperlink: text })}
            problem={hyperlink.problem}
            onBlur={hyperlink.check}
            isDisabled={isUploading}
          />
          <Uploads {...props} />
          <PosterTable {...props} posters={values.posters} isDisabled={isUploading} />
          <FormActions>
            <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isUploading}>
              Save
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </FormActions>
        </Form>
      </Card>
    </EditLayout>
  );
}

function Uploads(props: EventEditScreenProps) {
  const { values, coverUpload, onCoverFile, posterUpload, onPosterFiles, imageUrl, isUploading } = props;
  return (
    <>
      <DropZone
        label="Cover image"
        kind="image"
        requirement="A cover image is required to enable the event."
        upload={coverUpload}
        onFiles={([file]) => file && onCoverFile(file)}
        isDisabled={isUploading}
        {...(values.cover !== null && { preview: <Image src={imageUrl(values.cover)} alt="Cover image" /> })}
      />
      <DropZone
        label="Poster images"
        kind="image"
        hasMany
        requirement="At least 1 poster is required to enable the event."
        upload={posterUpload}
        onFiles={onPosterFiles}
        isDisabled={isUploading}
      />
    </>
  );
}
