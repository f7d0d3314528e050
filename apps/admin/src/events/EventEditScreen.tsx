import type { EventRequirement } from '@cpd/domain/readiness';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { EditLayout, type EnableableProps } from '../kit/editing/EditLayout.tsx';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { type EventValues, eventRequirements } from './eventValues.ts';
import { HyperlinkField, useCheckedHyperlink } from './HyperlinkField.tsx';
import { PosterTable } from './PosterTable.tsx';

/** What an event's form shows and reports. */
export interface EventEditScreenProps extends EnableableProps<EventValues, EventRequirement> {
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
}

/** An event's form. */
export function EventEditScreen(props: EventEditScreenProps) {
  const { values, onChange, isUploading, onSave } = props;
  const hyperlink = useCheckedHyperlink(values.hyperlink);
  return (
    <EditLayout {...props} name="Event" all={eventRequirements} onSave={() => hyperlink.check() && onSave()}>
      <HyperlinkField
        value={values.hyperlink}
        onChange={(text) => onChange({ hyperlink: text })}
        problem={hyperlink.problem}
        onBlur={hyperlink.check}
        isDisabled={isUploading}
      />
      <Uploads {...props} />
      <PosterTable {...props} posters={values.posters} isDisabled={isUploading} />
    </EditLayout>
  );
}

function Uploads(props: EventEditScreenProps) {
  const { values, coverUpload, onCoverFile, posterUpload, onPosterFiles, imageUrl, isUploading } = props;
  return (
    <>
      <ImageField
        label="Cover image"
        requirement="A cover image is required to enable the event."
        image={values.cover}
        imageUrl={imageUrl}
        alt="Cover image"
        upload={coverUpload}
        onFile={onCoverFile}
        isDisabled={isUploading}
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
