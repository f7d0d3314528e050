/** The benchmarks of docs/performance.md. */
const benchmarks = ['pages', 'lists', 'certificates', 'historyCost', 'soak', 'kills', 'outages', 'instances'] as const;
const chosen = process.argv[2] ?? 'pages';
const benchmark = benchmarks.find((each) => each === chosen);

if (benchmark === undefined) {
  console.error(`There is no benchmark named ${chosen}. The benchmarks are: ${benchmarks.join(', ')}.`);
  process.exit(2);
}
await import(`./${benchmark}.ts`);

export {};
