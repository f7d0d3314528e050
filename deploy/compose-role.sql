-- Creates the service's role for compose.yaml, or gives it the password of today; then its rights.
select 'create role cpd_service' where not exists (select from pg_roles where rolname = 'cpd_service') \gexec
\getenv password SERVICE_POSTGRES_PASSWORD
alter role cpd_service login password :'password';
\ir service-role.sql
