/** The sign-in of the demo, used when `DEMO=1` and none is set. Everyone knows it. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-password' } as const;
