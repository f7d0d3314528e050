// Only Redoc's bundle for browsers is used (services/backend/src/docs). It contains its dependencies, which would be another
// hundred packages in the image.
function readPackage(manifest) {
  if (manifest.name !== 'redoc') return manifest;
  return { ...manifest, dependencies: {}, peerDependencies: {} };
}

module.exports = { hooks: { readPackage } };
