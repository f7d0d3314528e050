import { expect, test } from 'vitest';
import { postgresEnvironment, unknownParameters } from './postgresEnvironment.ts';

test.each([
  [
    'a user, a password and a port',
    'postgres://u:p%23%2F@h:5433/d',
    { PGHOST: 'h', PGPORT: '5433', PGUSER: 'u', PGPASSWORD: 'p#/' },
    'd',
  ],
  [
    'a password as a parameter',
    'postgres://u@h/d?password=s%263cret',
    { PGHOST: 'h', PGUSER: 'u', PGPASSWORD: 's&3cret' },
    'd',
  ],
  [
    'a parameter of the driver alone',
    'postgres://h/d?uselibpqcompat=true&sslmode=disable',
    { PGHOST: 'h', PGSSLMODE: 'disable' },
    'd',
  ],
  ['a mode of the driver alone', 'postgres://h/d?sslmode=no-verify', { PGHOST: 'h', PGSSLMODE: 'require' }, 'd'],
  ['ssl of the driver', 'postgres://h/d?ssl=true', { PGHOST: 'h', PGSSLMODE: 'require' }, 'd'],
  ['a host as a parameter', 'postgres:///d?host=/run/postgresql', { PGHOST: '/run/postgresql' }, 'd'],
  ['a socket as its host', 'postgres://%2Frun%2Fpostgresql/d', { PGHOST: '/run/postgresql' }, 'd'],
  ['a user and no host', 'postgresql://u@/d', { PGUSER: 'u' }, 'd'],
  ['an address as its host', 'postgres://[::1]:5432/d', { PGHOST: '::1', PGPORT: '5432' }, 'd'],
  ['a name that looks like an address', "postgres://h/a'b=c", { PGHOST: 'h' }, "a\\'b=c"],
  ['no database', 'postgres://u@h', { PGHOST: 'h', PGUSER: 'u' }, ''],
])('a database URL with %s becomes variables of PostgreSQL', (_, url, variables, database) => {
  expect(postgresEnvironment(url)).toEqual({ variables, argument: `--dbname=dbname='${database}'` });
});

test.each([
  ['postgres://u:p@h/d?sslmode=verify-full&application_name=cpd', []],
  ['postgres://u:p@h/d?schema=public', ['schema']],
  ['postgresql://u@/d?pgbouncer=true&connection_limit=1&pgbouncer=true', ['pgbouncer', 'connection_limit']],
  ['postgres://h/d?toString=1&SSLMODE=require', ['toString', 'SSLMODE']],
])('the parameters of %s that PostgreSQL does not know are %j', (url, names) => {
  expect(unknownParameters(url)).toEqual(names);
});
