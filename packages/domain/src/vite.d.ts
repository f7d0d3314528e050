declare module '*.md?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  glob(pattern: string, options: { eager: true }): Record<string, Record<string, unknown>>;
}
