import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UserDeletionPage } from '../UserDeletionPage.tsx';
import { missingIdentity } from './missingIdentity.ts';

afterEach(cleanup);

it('says whom to write to where no sign-in service is set up', async () => {
  render(<UserDeletionPage identity={missingIdentity('help@cpd.example')} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign In With Apple' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Please write to help@cpd.example.');
});
