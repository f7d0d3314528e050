import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import {
  CertificateIcon,
  CourseIcon,
  EventIcon,
  FeedIcon,
  QuestionIcon,
  QuizIcon,
  SettingIcon,
  UserIcon,
} from '../Icon/index.ts';
import { Menu } from '../Menu/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { AppShell } from './AppShell.tsx';
import { BarMenu, BarSearch } from './BarMenu.tsx';

const navigation = [
  { label: 'User', icon: <UserIcon /> },
  { label: 'Feed', icon: <FeedIcon />, waiting: { count: 31, description: '31 posts in review' } },
  { label: 'Cert Group', icon: <CertificateIcon /> },
  { label: 'Course', icon: <CourseIcon /> },
  { label: 'Quiz', icon: <QuizIcon /> },
  { label: 'Event', icon: <EventIcon /> },
  { label: 'Setting', icon: <SettingIcon /> },
].map((item) => ({ ...item, href: `#/${item.label.toLowerCase().replace(' ', '-')}` }));

const onSearch = fn();

/**
 * The layout of the back office: a dark bar, navigation on the left, and the content.
 *
 * **Use it** once, around all pages of a signed-in user. The app passes the current item.
 *
 * **Do not use it** on public pages (PublicLayout).
 *
 * **Anatomy**: skip link, bar (menu button below 900 px, sign, title; search, help, account), navigation with icons and the
 * number of waiting items, content. From 900 to 1200 px the navigation is a rail: the same links, with labels below the
 * icons.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab, as the first key | shows 'Skip to content' |
 * | Enter on it | moves the focus past the navigation |
 * | Enter, Space on Menu | opens the navigation on narrow screens, and goes to its first item |
 * | Escape | closes it and goes back to Menu |
 *
 * **Accessibility**: banner, navigation and main landmarks; the current item has `aria-current="page"`. The title in
 * a PageHeader names the main landmark, so that screen readers announce the page. `useFocusRestoration` focuses the content of a new
 * page, and after 'back' what was focused there.
 */
const meta = {
  component: AppShell,
  title: 'Components/Layout/AppShell',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Dashboard Overview',
    navigation,
    current: '#/course',
    barEnd: (
      <>
        <BarSearch label="Search or jump to…" keys="Ctrl K" onPress={onSearch} />
        <BarMenu label="Help" icon={<QuestionIcon />}>
          {(menu) => <Menu {...menu}>{null}</Menu>}
        </BarMenu>
        <BarMenu label="Account admin" person="admin">
          {(menu) => <Menu {...menu}>{null}</Menu>}
        </BarMenu>
      </>
    ),
    children: (
      <>
        <PageHeader title="Course" actions={<Button variant="primary">New</Button>} />
        <Card title="All courses">The list of courses.</Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the back office; the first Tab offers to skip the navigation. */
export const Wide: Story = {
  parameters: {
    says: [
      'link, Skip to content',
      'banner',
      'Dashboard Overview',
      'button, Search or jump to… Ctrl K, has popup dialog',
      'Search or jump to…',
      'Ctrl K',
      'end of button, Search or jump to… Ctrl K, has popup dialog',
      'button, Help, not expanded, has popup menu',
      'button, Account admin, not expanded, has popup menu',
      'admin',
      'end of button, Account admin, not expanded, has popup menu',
      'end of banner',
      'navigation, Main',
      'list',
      'listitem, level 1, position 1, set size 7',
      'link, User',
      'end of listitem, level 1, position 1, set size 7',
      'listitem, level 1, position 2, set size 7',
      'link, Feed, 31 posts in review',
      'Feed',
      'end of link, Feed, 31 posts in review',
      'end of listitem, level 1, position 2, set size 7',
      'listitem, level 1, position 3, set size 7',
      'link, Cert Group',
      'end of listitem, level 1, position 3, set size 7',
      'listitem, level 1, position 4, set size 7',
      'link, Course, current page',
      'end of listitem, level 1, position 4, set size 7',
      'listitem, level 1, position 5, set size 7',
      'link, Quiz',
      'end of listitem, level 1, position 5, set size 7',
      'listitem, level 1, position 6, set size 7',
      'link, Event',
      'end of listitem, level 1, position 6, set size 7',
      'listitem, level 1, position 7, set size 7',
      'link, Setting',
      'end of listitem, level 1, position 7, set size 7',
      'end of list',
      'end of navigation, Main',
      'main, Course',
      'heading, Course, level 1',
      'button, New',
      'region, All courses',
      'heading, All courses, level 2',
      'The list of courses.',
      'end of region, All courses',
      'end of main, Course',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current.map((link) => link.textContent)).toEqual(['Course']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** The title and the logo lead to a page, which is marked when it is open. */
export const TitleLinked: Story = {
  args: { titleHref: '#/overview', current: '#/overview' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard Overview' });
    await expect(link).toHaveAttribute('href', '#/overview');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The search button opens the app's search. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Search or jump to…/ }));
    await expect(onSearch).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => void onSearch.mockClear(),
};

/** A page without an item in the navigation. */
export const NoCurrent: Story = { args: { current: undefined } };

/** From 900 to 1200 px the navigation is a rail with the same links. */
export const Rail: Story = {
  // Its play function needs a viewport of that width; the docs page has another one.
  tags: ['medium', 'matrix', '!autodocs'],
  parameters: {
    viewport: { options: { laptop: { name: 'Small laptop', styles: { width: '1024px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.getBoundingClientRect().width).toBe(80);
    const links = within(main).getAllByRole('link');
    for (const { label } of navigation) await expect(within(main).getByText(label)).toBeVisible();
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual([
      'Course',
    ]);
    await expect(canvas.getByRole('link', { name: 'Feed' })).toHaveAccessibleDescription('31 posts in review');
    await expect(within(main).getByText('31')).toBeVisible();
  },
};

/** At a text size of 200 %, the search shrinks before the title is truncated. */
export const RailWithLargeText: Story = {
  ...Rail,
  tags: ['medium', '!autodocs'],
  beforeEach: () => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    style.fontSize = '200%';
    return () => {
      style.fontSize = before;
    };
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Dashboard Overview');
    await expect(title.scrollWidth).toBe(title.clientWidth);
    await expect(canvas.getByRole('button', { name: /^Search or jump to…/ })).toBeVisible();
  },
};

/** Below 900 px the navigation is a menu. Escape closes it and restores the focus. */
export const NarrowMenu: Story = {
  // Its play function needs a phone's viewport; the docs page has another one.
  tags: ['narrow', '!autodocs'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Course' })).not.toBeInTheDocument();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // Focused directly: Tab would go through the rest of the bar first.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'User' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The open menu. A click outside closes it. */
export const NarrowMenuOpen: Story = {
  tags: ['narrow', 'matrix', '!autodocs'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('heading', { name: 'Course' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Course' })).toBeVisible();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      bar: 'header',
      search: 'header button[aria-haspopup="dialog"]',
      navigation: 'nav',
      'item of the current page': '[aria-current="page"]',
      content: 'main',
    },
  },
};
