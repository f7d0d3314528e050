import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { BarSearch } from '../AppShell/index.ts';
import { DismissContext } from '../Dialog/DismissContext.ts';
import { Link, LinkButton } from '../Link/index.ts';
import { ReadinessList } from '../ReadinessList/index.ts';
import { Button } from './Button.tsx';

const controls: Readonly<Record<string, (onPress: () => void) => ReactElement>> = {
  Button: (onPress) => <Button onPress={onPress}>Press</Button>,
  'Button in the slot close': (onPress) => (
    <DismissContext value={onPress}>
      <Button slot="close">Press</Button>
    </DismissContext>
  ),
  Link: (onPress) => (
    <Link href="#target" onPress={onPress}>
      Press
    </Link>
  ),
  LinkButton: (onPress) => (
    <LinkButton href="#target" onPress={onPress}>
      Press
    </LinkButton>
  ),
  BarSearch: (onPress) => <BarSearch label="Press" keys="Ctrl K" onPress={onPress} />,
  ReadinessList: (onPress) => <ReadinessList items={[{ label: 'Press', isMissing: true, onPress }]} />,
};

// The type of these handlers has no parameter, so a caller may pass a function with an optional one.
test.each(Object.entries(controls))('%s calls its handler without the press event', (_, control) => {
  const handlePress = vi.fn();
  render(control(handlePress));
  fireEvent.click(screen.getByText('Press'));
  expect(handlePress).toHaveBeenCalledExactlyOnceWith();
});
