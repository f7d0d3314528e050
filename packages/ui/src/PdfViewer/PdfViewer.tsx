import * as buttonStyles from '../Button/Button.css.ts';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { LinkButton } from '../Link/index.ts';
import { say } from '../language/index.ts';
import { RetryButton } from '../RetryButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { failureMessages } from './failure.ts';
import * as styles from './PdfViewer.css.ts';
import { usePdf } from './usePdf.ts';

export interface PdfViewerProps {
  url: string;
  /** The accessible name, and the file name of a download: 'Anatomy basics'. */
  title: string;
  /**
   * Starts as the first page with a button 'Read', which opens the reader. Nothing else takes the focus until then.
   * @default false
   */
  isFoldable?: boolean;
}

/** A PDF inside the page, with zoom, search and download. */
export function PdfViewer({ url, title, isFoldable = false }: PdfViewerProps) {
  const { state, retry } = usePdf(url);
  const links = (
    <div className={styles.tools}>
      <LinkButton href={url} size="small" variant="quiet" isExternal aria-label={say('Open in a new tab')}>
        {say('Open in a new tab')}
      </LinkButton>
      {/* A router would follow a Link. */}
      <a
        className={buttonStyles.button({ variant: 'quiet', size: 'small', tone: 'neutral' })}
        href={url}
        download={`${title}.pdf`}
      >
        {say('Download')}
      </a>
    </div>
  );
  return (
    <section className={styles.viewer} aria-label={title}>
      {state.status === 'ready' ? (
        <state.PdfReader pdf={state.pdf} title={title} isFoldable={isFoldable}>
          {links}
        </state.PdfReader>
      ) : (
        <>
          <div className={styles.toolbar}>
            <span />
            {!(isFoldable && state.status === 'loading') && links}
          </div>
          {state.status === 'loading' ? (
            <div className={styles.notices[isFoldable ? 'folded' : 'open']} aria-busy="true">
              <Spinner size="large" label={say('Loading {title}', { title })} />
            </div>
          ) : (
            <div className={styles.notices[isFoldable ? 'folded' : 'open']} role="alert">
              <p className={styles.failure}>
                <ErrorIcon />
                <bdi>{say(failureMessages[state.failure])}</bdi>
              </p>
              {state.failure === 'unreachable' && <RetryButton onPress={retry} />}
              {state.failure === 'outdated' && (
                <Button onPress={() => window.location.reload()}>{say('Reload')}</Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
