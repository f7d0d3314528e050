import { once } from 'node:events';
import { terminalText } from '@cpd/domain/text';
import { adminsWithPassword, createFirstAdmin } from './access/auth/adminStore.ts';
import { hashPassword } from './access/auth/password.ts';
import { loadTokenKeys } from './access/auth/tokenKeys.ts';
import { createApp } from './app.ts';
import { noteBinDays } from './catalog/bin/purgeBin.ts';
import { requireSchema } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { openStorage } from './files/storage/open.ts';
import { withTelemetry } from './files/storage/withTelemetry.ts';
import type { Deps } from './http/Deps.ts';
import { listen } from './http/listen.ts';
import { startingApp } from './http/respondWhileStarting.ts';
import { languageWarning, Site } from './http/site/Site.ts';
import { loadCredentialKeys } from './people/certificates/credentialKeys.ts';
import { openFirebase } from './people/userDeletion/firebase.ts';
import { ConfigError } from './running/ConfigError.ts';
import { commandLine } from './running/commandLine.ts';
import { Readiness } from './running/health/Readiness.ts';
import { releaseOf } from './running/health/Release.ts';
import { Metrics } from './running/metrics/Metrics.ts';
import { openLog } from './running/openLog.ts';
import { startTracing } from './running/tracing/startTracing.ts';
import { type Config, ownAddress, readConfig } from './settings/config.ts';
import { DEMO_ADMIN } from './settings/demoAdmin.ts';
import { settingsWarning } from './settings/rules.ts';
import { startMaintenance } from './start/maintenance.ts';
import { onStop, runProgram } from './start/startUp.ts';
import { startupMessage } from './start/startupMessage.ts';

/** Maximum time from the end of the drain time to the exit, in milliseconds: platforms kill after ten seconds. */
const STOP_TIMEOUT_MS = 9_500;

/** Everything but the pages, which may still be built. */
type Service = Omit<Deps, 'sites'> & { readonly readiness: Readiness };

async function openService(config: Config): Promise<Service> {
  const log = openLog(config.logLevel);
  const database = await openDatabase(config, {
    onIdleError: (error) => log.warn({ err: error }, 'An idle database connection broke.'),
    schema: 'migrated',
  });
  const release = releaseOf(await requireSchema(database));
  const readiness = new Readiness(() => database.check(), log);
  const metrics = new Metrics(database, release, readiness);
  const onStorageUnavailable = (error: Error) =>
    log.warn({ err: error }, 'The object storage does not answer; uploads fail until it does.');
  return {
    config,
    database,
    storage: withTelemetry(await openStorage(config.storage, onStorageUnavailable), metrics),
    keys: await loadTokenKeys(config, database),
    credentialKeys: await loadCredentialKeys(config, database),
    log,
    readiness,
    metrics,
    release,
    identity: config.firebase === null ? null : await openFirebase(config.firebase),
    now: () => new Date(),
  };
}

/** Opens the pages. With `--pages-follow` they are built meanwhile, and the channel to the parent process ends it. */
async function openSites({ adminSiteDir, publicSiteDir, pages }: Config): Promise<Deps['sites']> {
  if (process.argv.includes('--pages-follow') && process.connected) await once(process, 'disconnect');
  return { admin: await Site.open(adminSiteDir, pages), public: await Site.open(publicSiteDir, pages) };
}

/** @throws ConfigError while the data is a demo's, into which everyone can sign in. */
async function rejectDemoPassword({ config, database }: Service): Promise<void> {
  if (!config.production) return;
  const [first, ...others] = await adminsWithPassword(database.queries, DEMO_ADMIN.password);
  if (first === undefined) return;
  const name = terminalText(first);
  const more = others.length === 0 ? '' : `, and so can ${others.length} more`;
  throw new ConfigError(
    `The administrator "${name}" can sign in with the demo's password${more}: start with another DATA_DIR or DATABASE_URL, or run "${commandLine('admin', `password ${name}`)}". This is rejected when NODE_ENV is production.`,
  );
}

await runProgram(async () => {
  const config = readConfig(process.env);
  const endTracing = await startTracing(config);
  const takePort = () => listen(config.host, config.port);
  // Over PostgreSQL, other instances respond meanwhile, and a load balancer without health checks skips a closed port.
  const starting = config.databaseUrl === null ? await takePort() : null;
  starting?.serve(startingApp(config.corsOrigin));
  const metricsListening =
    config.metricsPort === null ? null : await listen(config.metricsHost, config.metricsPort, { prefix: 'METRICS_' });
  const service = await openService(config);
  await rejectDemoPassword(service);
  service.log.info(service.release, 'The service starts.');
  const warning = settingsWarning(config);
  if (warning !== null) service.log.warn(warning);
  // Loaded on demand: the container image does not contain it.
  const demo = config.demo ? await import('./start/demo/loadDemo.ts') : null;
  if (config.admin !== null) {
    const { username, password } = config.admin;
    await createFirstAdmin(
      service.database,
      username,
      await hashPassword(password),
      demo?.demoStartDate(service.now()),
    );
  }
  await demo?.loadDemo(service);
  await noteBinDays(service);
  const deps: Deps = { ...service, sites: await openSites(config) };
  const aboutLanguage = languageWarning([deps.sites.admin, deps.sites.public], config.pages);
  if (aboutLanguage !== null) service.log.warn(aboutLanguage);
  const listening = starting ?? (await takePort());
  await service.readiness.start();
  listening.serve(createApp(deps));
  metricsListening?.serve(deps.metrics.app());
  const stopMaintenance = startMaintenance(deps);
  process.stdout.write(await startupMessage(deps, ownAddress(config.host, listening.port)));

  let isStopping = false;
  onStop(async () => {
    if (isStopping) return;
    isStopping = true;
    service.readiness.stop();
    // The process exits even if the database no longer responds.
    const drainMs = config.drainSeconds * 1_000;
    setTimeout(() => process.exit(1), drainMs + STOP_TIMEOUT_MS);
    stopMaintenance();
    await Promise.all([listening.stop(drainMs), metricsListening?.stop(drainMs)]);
    await deps.database.close();
    await endTracing();
    // The process exits even if requests to an object storage or a provider are pending.
    process.exit();
  });
});
