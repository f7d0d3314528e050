/** Runs the service for production: settings that belong to a demo are rejected. */
process.env.NODE_ENV = 'production';
await import('./main.ts');

export {};
