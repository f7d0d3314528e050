/**
 * The rooms of the service, from the top. A room imports only from itself and from rooms below, types included. The files
 * next to the rooms are above all of them.
 */
const rooms = [
  'commands',
  'start',
  'service',
  'catalog',
  'people',
  'files',
  'access',
  'history',
  'http',
  'database',
  'settings',
  'running',
];
const sources = 'services/backend/src';

module.exports = {
  forbidden: [
    ...rooms.map((room, index) => ({
      name: `${room} imports no room above it`,
      severity: 'error',
      from: { path: `^${sources}/${room}/` },
      to: { path: [`^${sources}/[^/]+$`, ...rooms.slice(0, index).map((above) => `^${sources}/${above}/`)] },
    })),
    {
      name: 'every folder is a room',
      severity: 'error',
      from: { path: `^${sources}/`, pathNot: `^${sources}/(${rooms.join('|')}|testing|[^/]+$)` },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/testing/|\\.(test|fixture)\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
