// What a release would contain without need.
function readPackage(manifest) {
  // Only its bundle for browsers is used (services/backend/src/http/docs), which contains its hundred dependencies.
  if (manifest.name === 'redoc') return { ...manifest, dependencies: {}, peerDependencies: {} };
  // Only its types need TypeScript.
  if (manifest.name === 'valibot') return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} };
  return manifest;
}

module.exports = { hooks: { readPackage } };
