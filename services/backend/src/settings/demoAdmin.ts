/** The public sign-in of the demo, used if `DEMO=1` and none is configured. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-password' } as const;
