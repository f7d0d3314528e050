import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NotificationsProvider, useNotify } from '../Notifications/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from '../theme/Foundations.css.ts';
import * as icons from './index.ts';

/** Icons on a grid of 16 px, drawn with a round stroke in the colour of the text; always with a label. Press one to copy its import. */
const meta = {
  title: 'Foundations/Icons',
  decorators: [
    (Story) => (
      <NotificationsProvider>
        <Story />
      </NotificationsProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Gallery() {
  const [search, setSearch] = useState('');
  const notify = useNotify();
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(search.trim().toLowerCase()));
  async function copyImport(name: string) {
    await navigator.clipboard.writeText(`import { ${name} } from './index.ts';`);
    notify(`Import of ${name} copied`);
  }
  return (
    <Stack>
      <SearchField label="Search icons" placeholder="Search icons" value={search} onSearch={setSearch} delay={0} />
      <div role="status">
        <Text tone="muted">{found.length === 1 ? '1 icon' : `${found.length} icons`}</Text>
      </div>
      <ul className={styles.grid}>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Button variant="quiet" icon={<Icon size={20} />} onPress={() => void copyImport(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** All icons. */
export const All: Story = {
  tags: ['matrix'],
  render: () => <Gallery />,
};

/** The search finds icons by their names; a press copies the import. */
export const Searched: Story = {
  ...All,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'Arrow');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 icons'));
    await userEvent.click(canvas.getByRole('button', { name: 'ArrowUpIcon' }));
    await canvas.findByText('Import of ArrowUpIcon copied');
    await expect(writeText).toHaveBeenCalledWith("import { ArrowUpIcon } from './index.ts';");
  },
};
