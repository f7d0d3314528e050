/**
 * The parameters of a database URL that both the driver and PostgreSQL's programs understand, and the variables by which the
 * programs take them (PostgreSQL, 'Environment Variables'); null for those that have none.
 */
const VARIABLES: Readonly<Record<string, string | null>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  application_name: 'PGAPPNAME',
  channel_binding: 'PGCHANNELBINDING',
  client_encoding: 'PGCLIENTENCODING',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  fallback_application_name: null,
  gssencmode: 'PGGSSENCMODE',
  keepalives: null,
  keepalives_count: null,
  keepalives_idle: null,
  keepalives_interval: null,
  options: 'PGOPTIONS',
  ssl: null,
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslmode: 'PGSSLMODE',
  sslnegotiation: 'PGSSLNEGOTIATION',
  sslrootcert: 'PGSSLROOTCERT',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
  tcp_user_timeout: null,
  uselibpqcompat: null,
};

/** What the driver takes for `ssl`, in the words of PostgreSQL's programs. */
const SSL_MODES: Readonly<Record<string, string>> = {
  true: 'require',
  1: 'require',
  'no-verify': 'require',
  false: 'disable',
  0: 'disable',
};

/** The names of parameters of a database URL that are not PostgreSQL's, such as those of other libraries. */
export function unknownParameters(databaseUrl: string): readonly string[] {
  return [...new Set(parsed(databaseUrl).searchParams.keys())].filter((name) => !Object.hasOwn(VARIABLES, name));
}

/**
 * A database URL for PostgreSQL's programs: its parts as variables, because every user can see the arguments of a process,
 * and the database as an argument, without which `pg_restore` prints instead of restoring.
 */
export function postgresEnvironment(databaseUrl: string): {
  readonly variables: Readonly<Record<string, string>>;
  readonly argument: string;
} {
  const { hostname, port, username, password, pathname, searchParams } = parsed(databaseUrl);
  const variables: Record<string, string> = {};
  const set = (name: string | null | undefined, value: string) => {
    if (name && value !== '') variables[name] = value;
  };
  if (!databaseUrl.includes('@/')) set('PGHOST', decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'));
  set('PGPORT', port);
  set('PGUSER', decodeURIComponent(username));
  set('PGPASSWORD', decodeURIComponent(password));
  set('PGSSLMODE', SSL_MODES[searchParams.get('ssl') ?? ''] ?? '');
  for (const [name, value] of searchParams) set(VARIABLES[name], value);
  variables.PGSSLMODE = SSL_MODES[variables.PGSSLMODE ?? ''] ?? variables.PGSSLMODE ?? '';
  if (variables.PGSSLMODE === '') delete variables.PGSSLMODE;
  const database = decodeURIComponent(pathname.slice(1)).replace(/[\\']/g, '\\$&');
  return { variables, argument: `--dbname=dbname='${database}'` };
}

/** Without a host it means the machine's own socket, which the driver accepts and the URL standard does not. */
function parsed(databaseUrl: string): URL {
  return new URL(databaseUrl.replace('@/', '@localhost/'));
}
