/** A person of the demo data who can sign in on the user-deletion page. */
interface DemoAccount {
  readonly provider: 'password' | 'google.com' | 'apple.com';
  /** The e-mail address by which the product finds its user. */
  readonly email: string;
  readonly displayName: string;
}

/** The password of the demo account that signs in by e-mail. */
const DEMO_ACCOUNT_PASSWORD = 'demo-password';

/** The demo accounts, one for each sign-in method. */
const demoAccounts: readonly DemoAccount[] = [
  { provider: 'password', email: 'mail@demo.example', displayName: 'João Guimarães' },
  { provider: 'google.com', email: 'google@demo.example', displayName: 'Nguyễn Thị Minh Khai' },
  { provider: 'apple.com', email: 'apple@demo.example', displayName: 'Siobhán O’Sullivan' },
];

/** Creates the demo accounts in an emulator that has just started. @throws when the emulator rejects one. */
export async function seedDemoAccounts(emulator: string, project: string): Promise<void> {
  const users = demoAccounts.map(({ provider, email, displayName }, index) => ({
    localId: `demo-${index + 1}`,
    email,
    displayName,
    emailVerified: true,
    ...(provider === 'password'
      ? { rawPassword: DEMO_ACCOUNT_PASSWORD }
      : providerOf(provider, email, displayName, index)),
  }));
  const address = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  const { error } = await response.json();
  if (!response.ok || error?.length > 0)
    throw new Error(`The emulator rejected the demo accounts: ${JSON.stringify(error)}`);
}

function providerOf(providerId: string, email: string, displayName: string, index: number) {
  return { providerUserInfo: [{ providerId, rawId: `demo-${providerId}-${index + 1}`, email, displayName }] };
}
