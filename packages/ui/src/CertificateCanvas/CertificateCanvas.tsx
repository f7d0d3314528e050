import { missingCharactersMessage } from '@cpd/domain/nameFaces';
import { resetPosition } from '@cpd/domain/namePlacing';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { type Sentence, say, sentence } from '../language/index.ts';
import { RetryButton } from '../RetryButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { NamePlacing } from './NamePlacing.tsx';
import { SamplePicker, useSampleName } from './SamplePicker.tsx';
import { useNameFonts } from './useNameFonts.ts';
import { type TemplateState, useTemplate } from './useTemplate.ts';

export interface CertificateCanvasProps {
  /** The URL of the template image; null without one. */
  templateUrl: string | null;
  /** Distance from the template's top edge to the middle of the name line, in template pixels. */
  position: number;
  /** Receives each new position. */
  onPositionChange: (position: number) => void;
  /** Receives the middle, which is shown, if the position is outside of a loaded template. */
  onReset?: ((position: number) => void) | undefined;
  isDisabled?: boolean;
  /** Receives the sample name and the format of a preview file. Without it there are no download buttons. */
  onPreview?: ((name: string, format: PreviewFormat) => void) | undefined;
  /** Whether a preview file is loading. */
  isPreviewing?: boolean;
}

export type PreviewFormat = 'png' | 'pdf';

const formats: readonly { format: PreviewFormat; label: Sentence }[] = [
  { format: 'png', label: sentence('Download PNG') },
  { format: 'pdf', label: sentence('Download PDF') },
];

/** A preview of a certificate, with controls for the position of the name. */
export function CertificateCanvas(props: CertificateCanvasProps) {
  const {
    templateUrl,
    position,
    onPositionChange,
    onReset,
    isDisabled = false,
    onPreview,
    isPreviewing = false,
  } = props;
  const { state, retry } = useTemplate(templateUrl);
  const sampleName = useSampleName();
  const { name } = sampleName;
  const fonts = useNameFonts(name);
  const problem = fonts.status === 'missing' ? say(missingCharactersMessage(fonts.characters)) : undefined;
  useResetPosition(state, position, onReset);

  const downloads = onPreview && (
    <div className={styles.actions}>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          isDisabled={isDisabled || isPreviewing || problem !== undefined}
          onPress={() => onPreview(name, format)}
        >
          {say(label)}
        </Button>
      ))}
    </div>
  );
  return (
    <div className={styles.panel}>
      <SamplePicker sampleName={sampleName} problem={problem} />
      {state.status === 'ready' ? (
        <NamePlacing
          template={state.template}
          name={name}
          fonts={fonts}
          onNameChange={sampleName.setSample}
          position={resetPosition(position, state.template.height)}
          onPositionChange={onPositionChange}
          isDisabled={isDisabled}
          actions={downloads}
        />
      ) : (
        <TemplatePlaceholder status={state.status} onRetry={retry} />
      )}
    </div>
  );
}

interface TemplatePlaceholderProps {
  status: Exclude<TemplateState['status'], 'ready'>;
  onRetry: () => void;
}

/** Replaces a template that is missing, loading or failed to load. */
function TemplatePlaceholder({ status, onRetry }: TemplatePlaceholderProps) {
  return (
    <div
      className={styles.placeholder}
      role={status === 'failed' ? 'alert' : undefined}
      aria-busy={status === 'loading'}
    >
      {status === 'none' && <p>{say('Choose a template to place the name.')}</p>}
      {status === 'loading' && <Spinner label={say('Loading the template image')} />}
      {status === 'failed' && (
        <>
          <p className={styles.failure}>
            <ErrorIcon />
            <bdi>{say('The template image could not be loaded.')}</bdi>
          </p>
          <RetryButton onPress={onRetry} />
        </>
      )}
    </div>
  );
}

/** Reports the middle for a position outside of the image, once for each loaded image. */
function useResetPosition(state: TemplateState, position: number, onReset: CertificateCanvasProps['onReset']): void {
  const template = state.status === 'ready' ? state.template : undefined;
  const reset = useEffectEvent((imageHeight: number) => {
    const inside = resetPosition(position, imageHeight);
    if (inside !== position) onReset?.(inside);
  });
  useEffect(() => {
    if (template !== undefined) reset(template.height);
  }, [template]);
}
