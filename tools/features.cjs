/**
 * The folders of each app, and which of them each one builds on. A folder that all others built on would be a framework,
 * whose place is in packages/.
 */
const apps = {
  admin: {
    bin: ['kit'],
    certificateGroups: ['bin', 'kit'],
    courses: ['bin', 'certificateGroups', 'kit'],
    events: ['bin', 'kit'],
    feed: ['kit'],
    history: ['bin', 'kit'],
    kit: ['bin', 'history'],
    login: ['kit'],
    overview: ['bin', 'courses', 'events', 'feed', 'history', 'kit'],
    people: ['certificateGroups', 'feed', 'history', 'kit'],
    quizzes: ['bin', 'courses', 'history', 'kit'],
    setting: ['history', 'kit'],
    shell: ['kit'],
    users: ['kit'],
    welcome: ['kit'],
  },
  public: {
    certificate: ['kit'],
    kit: [],
    review: ['kit'],
    shell: ['kit'],
    terms: ['kit'],
    userDeletion: ['kit'],
  },
};

/** Folders that are still to be dissolved. */
const FRAMEWORKS = ['kit'];

const folderRules = Object.entries(apps).flatMap(([app, folders]) => {
  const sources = `apps/${app}/src`;
  const names = Object.keys(folders);
  const framework = names.find(
    (name) =>
      !FRAMEWORKS.includes(name) && names.every((other) => other === name || folders[other]?.includes(name) === true),
  );
  if (framework) throw new Error(`All folders of ${sources} build on ${framework}: move it to packages/.`);
  return [
    ...names.map((name) => ({
      name: `${app}/${name} builds on what tools/features.cjs names`,
      severity: 'error',
      from: { path: `^${sources}/${name}/` },
      to: {
        path: `^${sources}/[^/]+/`,
        pathNot: [name, ...folders[name]].map((allowed) => `^${sources}/${allowed}/`),
      },
    })),
    {
      name: `every folder of ${app} is listed in tools/features.cjs`,
      severity: 'error',
      from: { path: `^${sources}/`, pathNot: `^${sources}/(${names.join('|')}|[^/]+$)` },
      to: {},
    },
  ];
});

module.exports = {
  forbidden: folderRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/testing/|\\.(stories|test)\\.tsx?$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
