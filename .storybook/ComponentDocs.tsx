import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

const SOURCES = 'https://react-spectrum.adobe.com/react-aria';

/** The component of React Aria that each of ours stands on, by the name of its page there. */
const reactAria: Readonly<Record<string, string>> = {
  Button: 'Button',
  Checkbox: 'Checkbox',
  ComboBox: 'ComboBox',
  CommandPalette: 'Autocomplete',
  DialogQueue: 'Modal',
  FormDialog: 'Modal',
  IconButton: 'Button',
  Link: 'Link',
  PasswordField: 'TextField',
  RadioGroup: 'RadioGroup',
  ReorderableTable: 'Table',
  SearchField: 'SearchField',
  Select: 'Select',
  Tabs: 'Tabs',
  TextArea: 'TextField',
  TextField: 'TextField',
  Tooltip: 'Tooltip',
};

/** Where a component's own code and its reference in React Aria are. */
function References() {
  const { story } = useOf('story', ['story']);
  const { title, parameters } = story;
  const name = title.split('/')[1] ?? '';
  const reference = title.startsWith('Components/') ? reactAria[name] : undefined;
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

/** A component's page: when to use it, where it comes from, how it looks, its props, all of its states. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <References />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
