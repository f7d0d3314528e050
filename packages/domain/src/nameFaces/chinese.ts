// Vite's development server cannot serve JSON to `import()` with the attribute that Node.js requires.
export { default } from './chinese.json' with { type: 'json' };
