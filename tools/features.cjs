/**
 * The folders of each app, and which of them each one builds on. A folder that all others built on would be a framework,
 * whose place is in packages/.
 */
const apps = {
  admin: {
    bin: ['exports'],
    certificateGroups: ['bin', 'editing', 'exports'],
    courses: ['bin', 'certificateGroups', 'editing', 'exports'],
    editing: ['bin', 'history'],
    events: ['bin', 'editing', 'exports'],
    exports: [],
    feed: ['exports'],
    history: ['bin'],
    login: [],
    overview: ['bin', 'courses', 'events', 'feed', 'history', 'login'],
    people: ['bin', 'certificateGroups', 'exports', 'feed', 'history'],
    quizzes: ['bin', 'courses', 'editing', 'exports', 'history'],
    setting: ['history', 'login'],
    shell: ['login', 'setting'],
    users: ['exports', 'overview'],
    welcome: ['login'],
  },
  public: {
    certificate: ['shell'],
    review: ['shell'],
    shell: [],
    terms: ['shell'],
    userDeletion: ['shell'],
  },
};

/** What frames all pages of an app. */
const SHARED_BY_ALL = ['shell'];

const folderRules = Object.entries(apps).flatMap(([app, folders]) => {
  const sources = `apps/${app}/src`;
  const names = Object.keys(folders);
  const framework = names.find(
    (name) =>
      !SHARED_BY_ALL.includes(name) &&
      names.every((other) => other === name || folders[other]?.includes(name) === true),
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
