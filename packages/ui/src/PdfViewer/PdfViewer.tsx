import * as buttonStyles from '../Button/Button.css.ts';
import { Button } from '../Button/index.ts';
import { DownloadIcon, ErrorIcon } from '../Icon/index.ts';
import { LinkButton } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { failureMessages } from './failure.ts';
import { PdfReader } from './PdfReader.tsx';
import * as styles from './PdfViewer.css.ts';
import { ToolHint, ToolWords } from './ToolWords.tsx';
import { usePdf } from './usePdf.ts';

export interface PdfViewerProps {
  url: string;
  /** Its name, which a downloaded copy gets too: 'Anatomy basics'. */
  title: string;
}

/** Shows a PDF in the page: only the pages that are seen, with their text. */
export function PdfViewer({ url, title }: PdfViewerProps) {
  const { state, retry } = usePdf(url);
  const waysOut = (
    <div className={styles.tools}>
      <ToolHint content="Open in a new tab">
        <LinkButton href={url} size="small" variant="quiet" isExternal aria-label="Open in a new tab">
          <ToolWords>Open in a new tab</ToolWords>
        </LinkButton>
      </ToolHint>
      <ToolHint content="Download">
        <a
          className={buttonStyles.button({ variant: 'quiet', size: 'small', tone: 'neutral' })}
          href={url}
          download={`${title}.pdf`}
        >
          <ToolWords icon={<DownloadIcon />}>Download</ToolWords>
        </a>
      </ToolHint>
    </div>
  );
  return (
    <section className={styles.viewer} aria-label={title}>
      {state.status === 'ready' ? (
        <PdfReader pdf={state.pdf} title={title}>
          {waysOut}
        </PdfReader>
      ) : (
        <>
          <div className={styles.toolbar}>
            <span />
            {waysOut}
          </div>
          {state.status === 'loading' ? (
            <div className={styles.notice} aria-busy="true">
              <Spinner size="large" label={`Loading ${title}`} />
            </div>
          ) : (
            <div className={styles.notice} role="alert">
              <p className={styles.failure}>
                <ErrorIcon />
                <bdi>{failureMessages[state.failure]}</bdi>
              </p>
              {state.failure === 'unreachable' && <Button onPress={retry}>Try again</Button>}
            </div>
          )}
        </>
      )}
    </section>
  );
}
