import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { version } from '../packages/ui/package.json';
import { type HostLinkProps, HostProvider } from '../packages/ui/src/Host/index.ts';
import { Link, LinkButton } from '../packages/ui/src/Link/index.ts';
import { landingPictures } from './LandingPictures.tsx';

interface IndexEntry {
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** The top of the first page: entry points, figures and drawings of components. */
export function Landing() {
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
          {Object.entries(landingPictures).map(([title, picture]) => (
            <li key={title}>
              <a href={pageOf(title)} target="_top">
                {picture}
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
