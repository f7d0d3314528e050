import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { failure, placeholder } from './CertificateCanvas.css.ts';

/** Why there is no template to show. */
export interface TemplatePlaceholderProps {
  /** None is set, it is on its way, or it could not be loaded. */
  status: 'none' | 'loading' | 'failed';
  /** Loads a failed image once more. */
  onRetry: () => void;
}

/** Stands where the template would, and says why it does not. */
export function TemplatePlaceholder({ status, onRetry }: TemplatePlaceholderProps) {
  return (
    <div className={placeholder} role={status === 'failed' ? 'alert' : undefined} aria-busy={status === 'loading'}>
      {status === 'none' && <p>No template image is set. Choose one to place the name on it.</p>}
      {status === 'loading' && <Spinner label="Loading the template image" />}
      {status === 'failed' && (
        <>
          <p className={failure}>
            <ErrorIcon />
            The template image could not be loaded.
          </p>
          <Button onPress={onRetry}>Try again</Button>
        </>
      )}
    </div>
  );
}
