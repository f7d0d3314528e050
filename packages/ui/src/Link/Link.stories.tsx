import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { type HostLinkProps, HostProvider } from '../Host/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { InState } from '../testing/InState.fixture.tsx';
import { presses, scrollFrom } from '../testing/pressing.ts';
import { Link, LinkButton } from './Link.tsx';

/**
 * Leads to another page: in running text (Link) or with the look of a button (LinkButton).
 *
 * **Use it** for everything that has a URL, so that it can be opened in a new tab and shared. The app's router handles
 * it through `HostProvider`.
 *
 * **Do not use it** for actions (Button).
 *
 * **Anatomy**: text; with `isExternal` an icon and a visually hidden text that a new tab opens.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Enter | follows it |
 *
 * **Accessibility**: underlined, so that it does not depend on colour; a new tab is announced.
 */
const meta = {
  component: Link,
  title: 'Components/Actions/Link',
  args: { children: 'Terms and conditions', href: '#/terms' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text. */
export const InText: Story = {
  parameters: {
    says: ['paragraph', 'By using the app you accept the', 'link, Terms and conditions', '.', 'end of paragraph'],
  },
  render: (args) => (
    <p>
      By using the app you accept the <Link {...args} />.
    </p>
  ),
};

/** Opens a new tab, announces it, and sends no referrer. */
export const External: Story = {
  parameters: {
    says: [
      'link, Terms and conditions (opens in a new tab)',
      'Terms and conditions',
      '(opens in a new tab)',
      'end of link, Terms and conditions (opens in a new tab)',
    ],
  },
  args: { isExternal: true, href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms and conditions (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const follow = fn();

function RouterLink({ href, children, ...rest }: HostLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

const routerHost = { Link: RouterLink };

/** The app's router handles every link inside. */
export const Routed: Story = {
  render: (args) => (
    <HostProvider host={routerHost}>
      <Link {...args} />
    </HostProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenLastCalledWith('#/terms');
  },
};

/** A touch and a screen reader's click follow it; a touch that scrolls the page does not. */
export const FollowedByTouch: Story = {
  ...Routed,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const press of Object.values(presses)) {
      follow.mockClear();
      await press(link);
      await expect(follow.mock.calls).toEqual([['#/terms']]);
    }
    follow.mockClear();
    await scrollFrom(link);
    await expect(follow).not.toHaveBeenCalled();
  },
};

/** Links with the look of buttons. */
export const AsButton: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
        <LinkButton key={variant} variant={variant} href="#/course">
          {variant}
        </LinkButton>
      ))}
      <Link href="#/course">plain link</Link>
      <Link href="https://example.com" isExternal>
        new tab
      </Link>
    </Inline>
  ),
};

/** Links go to pages, buttons run actions. */
export const PagesAreLinks: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'What leads to an address can be opened in a new tab.',
        example: <Link href="#/terms">Terms and conditions</Link>,
      },
      wrong: {
        reason: 'A button cannot, and is announced as one.',
        example: <Button variant="quiet">Terms and conditions</Button>,
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack>
      <p>
        By using the app you accept the <Link {...args} />, and our{' '}
        <Link href="https://example.com/" isExternal>
          rules
        </Link>
        .
      </p>
      <Inline>
        {(['hovered', 'pressed'] as const).map((state) => (
          <InState key={state} state={state}>
            <Link href="#/course">{`link ${state}`}</Link>
          </InState>
        ))}
      </Inline>
      <Inline>
        {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
          <LinkButton key={variant} variant={variant} href="#/course">
            {variant}
          </LinkButton>
        ))}
      </Inline>
      {(['hovered', 'pressed'] as const).map((state) => (
        <Inline key={state}>
          {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
            <InState key={variant} state={state}>
              <LinkButton variant={variant} href="#/course">{`${variant} ${state}`}</LinkButton>
            </InState>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
