-- The rights of cpd_service, the role of the service and its commands. The owner of the tables runs this after the first migration;
-- running it again changes nothing. docs/operations.md explains it.
grant usage on schema public to cpd_service;
grant select, insert, update, delete on all tables in schema public to cpd_service;
-- Functions write these, with the owner's rights.
revoke insert, update, delete on audit, kysely_migration from cpd_service;
revoke insert, update on service_events from cpd_service;
revoke update on deleted_people from cpd_service;
revoke insert, delete on locks from cpd_service;
grant execute on function add_history_line, number_service_events to cpd_service;
-- Backups read the sequences.
grant select on all sequences in schema public to cpd_service;
-- For tables of later versions.
alter default privileges in schema public grant select, insert, update, delete on tables to cpd_service;
alter default privileges in schema public grant select on sequences to cpd_service;
