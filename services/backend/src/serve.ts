/** Runs the service for production: settings of a demo are rejected. */
process.env.NODE_ENV = 'production';
await import('./main.ts');

export {};
