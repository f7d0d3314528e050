/** A setting, folder or port that cannot be used. Its message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
