import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

const REACT_ARIA = 'https://react-spectrum.adobe.com/react-aria';

/** The URL of the sources: a repository that is set for the build, otherwise copies next to the built Storybook. */
const SOURCES = import.meta.env.STORYBOOK_SOURCES ?? 'sources';

/** The React Aria component or hook behind each of ours, by the name of its documentation page. */
const reactAria: Readonly<Record<string, string>> = {
  AppShell: 'useOverlay',
  Breadcrumbs: 'Breadcrumbs',
  Button: 'Button',
  CertificateCanvas: 'useMove',
  Checkbox: 'Checkbox',
  CommandPalette: 'Autocomplete',
  CopyText: 'Button',
  Dialog: 'Modal',
  DialogQueue: 'Modal',
  DropZone: 'ProgressBar',
  Field: 'TextField',
  FormDialog: 'Modal',
  HoldButton: 'usePress',
  IconButton: 'Button',
  Image: 'Link',
  Link: 'Link',
  Menu: 'Menu',
  PasswordField: 'TextField',
  PdfViewer: 'SearchField',
  RadioGroup: 'RadioGroup',
  ReadinessList: 'Link',
  ReadinessPopover: 'Popover',
  ReorderButtons: 'Button',
  SearchField: 'SearchField',
  SegmentedControl: 'ToggleButtonGroup',
  Select: 'Select',
  Tabs: 'Tabs',
  TextArea: 'TextField',
  TextField: 'TextField',
  Toolbar: 'Toolbar',
  WholeNumberField: 'TextField',
};

/** The files of components that are not called as their pages are. */
const files: Readonly<Record<string, string>> = {
  DialogQueue: 'ModalProvider.tsx',
  Field: 'useField.ts',
  FocusHandover: 'useFocusHandover.ts',
};

/** Where a component's own code and its reference in React Aria are. */
function References() {
  const { story } = useOf('story', ['story']);
  const { title, parameters } = story;
  const [section, , name = ''] = title.split('/');
  const isComponent = section === 'Components';
  if (!isComponent && section !== 'Screens') return null;
  const stories = String(parameters.fileName).replace(/^\.\//, '');
  const source = isComponent
    ? stories.replace(/[^/]*$/, files[name] ?? `${name}.tsx`)
    : stories.replace('.stories.tsx', '.tsx');
  const reference = isComponent ? reactAria[name] : undefined;
  return (
    <p>
      Source:{' '}
      <a href={`${SOURCES}/${source}`} target="_blank" rel="noreferrer">
        {source}
      </a>
      {reference && (
        <>
          {' · '}React Aria: <a href={`${REACT_ARIA}/${reference}.html`}>{reference}</a>
        </>
      )}
    </p>
  );
}

/** What to do with the component and what to leave, live, with the reason of each. */
function DoAndDont() {
  const { csfFile } = useOf('meta', ['meta']);
  const pairs = Object.values(csfFile.stories).filter(({ parameters }) => parameters?.pair);
  if (pairs.length === 0) return null;
  return (
    <>
      <h2>Do and don't</h2>
      {pairs.map(({ id, moduleExport }) => (
        <Fragment key={id}>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} sourceState="none" />
        </Fragment>
      ))}
    </>
  );
}

/** The component's parts by number, drawn over the story that names them. */
function Anatomy() {
  const { csfFile } = useOf('meta', ['meta']);
  const picture = Object.values(csfFile.stories).find(({ parameters }) => parameters?.anatomy);
  if (!picture) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <Canvas of={picture.moduleExport} sourceState="none" />
    </>
  );
}

/** What a screen reader says of the component's stories: the phrases that their tests compare. */
function SpokenWords({ title, of: parameter }: { title: string; of: 'says' | 'announces' }) {
  const { csfFile } = useOf('meta', ['meta']);
  const told = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) => {
    const phrases: unknown = parameters?.[parameter];
    return Array.isArray(phrases) ? [{ id, name, phrases: phrases.map(String) }] : [];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <tbody>
          {told.map(({ id, name, phrases }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{phrases.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The page of a component: when to use it, its origin, parts, do and don't, props, announcements and states. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <References />
      <Primary />
      <Anatomy />
      <DoAndDont />
      <Controls />
      <SpokenWords title="What a screen reader says" of="says" />
      <SpokenWords title="What it announces while things happen" of="announces" />
      <Stories />
    </>
  );
}
