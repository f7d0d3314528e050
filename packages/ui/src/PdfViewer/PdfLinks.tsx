import { button } from '../Button/Button.css.ts';
import { LinkButton } from '../Link/index.ts';
import { tools } from './PdfViewer.css.ts';

/** Where the PDF is. */
export interface PdfLinksProps {
  /** Its name, which the downloaded file gets. */
  title: string;
  /** Its address. */
  url: string;
}

/** Ways out of the viewer: the browser's own one, and a copy. */
export function PdfLinks({ title, url }: PdfLinksProps) {
  return (
    <div className={tools}>
      <LinkButton href={url} size="small" variant="quiet" isExternal>
        Open in a new tab
      </LinkButton>
      <a className={button({ variant: 'quiet', size: 'small', tone: 'neutral' })} href={url} download={`${title}.pdf`}>
        Download
      </a>
    </div>
  );
}
