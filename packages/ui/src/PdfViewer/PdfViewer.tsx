import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { failureMessages } from './failure.ts';
import { PdfLinks } from './PdfLinks.tsx';
import { PdfReader } from './PdfReader.tsx';
import * as styles from './PdfViewer.css.ts';
import { usePdf } from './usePdf.ts';

/** Which PDF is shown. */
export interface PdfViewerProps {
  /** The PDF's address. */
  url: string;
  /** Its name, which a downloaded copy gets too: 'Anatomy basics'. */
  title: string;
}

/** Shows a PDF in the page: only the pages that are seen, with their text. */
export function PdfViewer({ url, title }: PdfViewerProps) {
  const { state, retry } = usePdf(url);
  return (
    <section className={styles.viewer} aria-label={title}>
      {state.status === 'ready' ? (
        <PdfReader pdf={state.pdf} title={title} url={url} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <span />
            <PdfLinks title={title} url={url} />
          </div>
          {state.status === 'loading' ? (
            <div className={styles.notice} aria-busy="true">
              <Spinner size="large" label={`Loading ${title}`} />
            </div>
          ) : (
            <div className={styles.notice} role="alert">
              <p className={styles.failure}>
                <ErrorIcon />
                {failureMessages[state.failure]}
              </p>
              {state.failure === 'unreachable' && <Button onPress={retry}>Try again</Button>}
            </div>
          )}
        </>
      )}
    </section>
  );
}
