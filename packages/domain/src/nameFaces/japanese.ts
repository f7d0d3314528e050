// Vite's development server cannot serve JSON to `import()` with the attribute that Node.js requires.
export { default } from './japanese.json' with { type: 'json' };
