import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

const SOURCES = 'https://react-spectrum.adobe.com/react-aria';

/** The component of React Aria that each of ours stands on, by the name of its page there. */
const reactAria: Readonly<Record<string, string>> = {
  Button: 'Button',
  Checkbox: 'Checkbox',
  ComboBox: 'ComboBox',
  CommandPalette: 'Autocomplete',
  Dialog: 'Modal',
  DialogQueue: 'Modal',
  FormDialog: 'Modal',
  IconButton: 'Button',
  Link: 'Link',
  Menu: 'Menu',
  PasswordField: 'TextField',
  RadioGroup: 'RadioGroup',
  ReorderableTable: 'Table',
  SearchField: 'SearchField',
  Select: 'Select',
  Tabs: 'Tabs',
  TextArea: 'TextField',
  TextField: 'TextField',
  Toolbar: 'Toolbar',
  Tooltip: 'Tooltip',
};

/** Where a component's own code and its reference in React Aria are. */
function References() {
  const { story } = useOf('story', ['story']);
  const { title, parameters } = story;
  const [section, , name = ''] = title.split('/');
  const reference = section === 'Components' ? reactAria[name] : undefined;
  return (
    <p>
      Source:{' '}
      <code>
        {String(parameters.fileName)
          .replace(/^\.\//, '')
          .replace(/[^/]*$/, '')}
      </code>
      {reference && (
        <>
          {' · '}React Aria: <a href={`${SOURCES}/${reference}.html`}>{reference}</a>
        </>
      )}
    </p>
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
function SpokenWords() {
  const { csfFile } = useOf('meta', ['meta']);
  const told = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) => {
    const says: unknown = parameters?.says;
    return Array.isArray(says) ? [{ id, name, says: says.map(String) }] : [];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h2>What a screen reader says</h2>
      <table>
        <tbody>
          {told.map(({ id, name, says }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{says.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A component's page: when to use it, where it comes from, how it looks, its props, all of its states. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <References />
      <Primary />
      <Anatomy />
      <Controls />
      <SpokenWords />
      <Stories />
    </>
  );
}
