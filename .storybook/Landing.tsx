import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { version } from '../packages/ui/package.json';
import { type HostLinkProps, HostProvider } from '../packages/ui/src/Host/index.ts';
import { Link, LinkButton } from '../packages/ui/src/Link/index.ts';
import { useScheme } from './scheme.ts';

/** The images are the baselines that `npm run visual` compares. */
const pictures = import.meta.glob<string>(
  './visual/baselines/components-{actions-button-matrix--matrix,lists-pagedtable--narrow,documents-certificatecanvas-matrix--matrix,forms-dropzone-matrix--matrix,actions-commandpalette--by-keyboard,forms-select--matrix,feedback-notifications--several,documents-pdfviewer-matrix--matrix}-{light,dark}-390.png',
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const shown = [
  { title: 'Components/Actions/Button', story: 'actions-button-matrix--matrix' },
  { title: 'Components/Lists/PagedTable', story: 'lists-pagedtable--narrow' },
  { title: 'Components/Documents/CertificateCanvas', story: 'documents-certificatecanvas-matrix--matrix' },
  { title: 'Components/Forms/DropZone', story: 'forms-dropzone-matrix--matrix' },
  { title: 'Components/Actions/CommandPalette', story: 'actions-commandpalette--by-keyboard' },
  { title: 'Components/Forms/Select', story: 'forms-select--matrix' },
  { title: 'Components/Feedback/Notifications', story: 'feedback-notifications--several' },
  { title: 'Components/Documents/PdfViewer', story: 'documents-pdfviewer-matrix--matrix' },
] as const;

interface IndexEntry {
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** The top of the first page: entry points, figures and images of components. */
export function Landing() {
  const scheme = useScheme();
  const stories = useStories();
  const components = new Set(stories.map(componentOf).filter((title) => title.startsWith('Components/')));
  return (
    <Unstyled>
      <HostProvider host={storybookHost}>
        <div className="landing-head">
          <div>
            <h1>CPD components</h1>
            <p>
              Accessible React components for back offices with courses, certificates and documents. Built on React
              Aria.
            </p>
          </div>
          <nav aria-label="Entry points">
            <LinkButton variant="primary" href="#begin">
              Begin
            </LinkButton>
            <LinkButton href={pageOf('Foundations/Design tokens')}>Tokens</LinkButton>
            <LinkButton href={pageOf('Patterns/List page')}>Patterns</LinkButton>
          </nav>
        </div>
        <dl className="landing-figures">
          <Figure value={components.size} label={`components with ${stories.length} stories`} />
          <Figure value={0} label="accessibility violations; the build fails at one" />
          <Figure value={version} label={<Link href={pageOf('Start here/Changelog')}>What is new</Link>} />
        </dl>
        <ul className="landing-pictures">
          {shown.map(({ title, story }) => (
            <li key={title}>
              <a href={pageOf(title)} target="_top">
                <img src={pictures[`./visual/baselines/components-${story}-${scheme}-390.png`]} alt="" />
                <span>
                  <strong>{title.split('/').at(-1)}</strong>
                  <span>{stories.filter((other) => componentOf(other) === title).length} stories</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </HostProvider>
    </Unstyled>
  );
}

function Figure({ value, label }: { value: string | number; label: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A link that opens outside of the documentation frame. */
function LinkInStorybook({ children, ...props }: HostLinkProps) {
  return (
    <a {...props} {...(!props.href.startsWith('#') && { target: '_top' })}>
      {children}
    </a>
  );
}

const storybookHost = { Link: LinkInStorybook };

/** All stories of this Storybook, once their index has loaded. */
function useStories(): readonly IndexEntry[] {
  const [stories, setStories] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Readonly<Record<string, IndexEntry>> }) =>
        setStories(Object.values(entries).filter(({ type }) => type === 'story')),
      )
      .catch(() => {});
  }, []);
  return stories;
}

const componentOf = ({ title }: IndexEntry) => title.split('/').slice(0, 3).join('/');

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
