import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

const REACT_ARIA = 'https://react-spectrum.adobe.com/react-aria';

/**
 * The base URL of the sources: the repository that the build is configured with, otherwise copies next to the
 * Storybook.
 */
const SOURCES = import.meta.env.STORYBOOK_SOURCES ?? 'sources';

/** The React Aria component or hook behind each component, by the name of its documentation page. */
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

/** The files of components whose names differ from their pages. */
const files: Readonly<Record<string, string>> = {
  DialogQueue: 'ModalProvider.tsx',
  Field: 'useField.ts',
  FocusHandover: 'useFocusHandover.ts',
  Host: 'Host.ts',
  Shortcuts: 'useShortcuts.ts',
  columns: 'actionsColumn.tsx',
  storedChoice: 'storedChoice.ts',
  useConfirm: 'useConfirm.ts',
};

/** Links to a component's source and to its reference in React Aria. */
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

/** Good and bad uses of the component, live, with reasons. */
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

/** The numbered parts of the component, drawn over the story that names them. */
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

/** The phrases of a screen reader for the component's stories, as their tests compare them. */
function SpokenWords({ title, of: parameter }: { title: string; of: 'says' | 'announces' }) {
  const { csfFile } = useOf('meta', ['meta']);
  const announced = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) => {
    const phrases: unknown = parameters?.[parameter];
    return Array.isArray(phrases) ? [{ id, name, phrases: phrases.map(String) }] : [];
  });
  if (announced.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <tbody>
          {announced.map(({ id, name, phrases }) => (
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

/**
 * The documentation page of a component: when to use it, its origin, parts, do and don't, props, announcements and
 * states.
 */
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
