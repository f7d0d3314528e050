import { type Kysely, sql } from 'kysely';

/**
 * Writes a line of the history and chains it to the previous one. The row with the newest hash is updated first, so
 * that lines are numbered in the order of the chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_history_line(
      head text, content text, line_id text, at_moment timestamptz, by_actor text, by_name text, action_done text,
      of_subject text, its_title text, what_changed text, by_request text, searched text
    ) returns void language plpgsql as $$
    declare line_hash text;
    begin
      insert into facts as fact (name, value) values (head, encode(sha256(convert_to(content, 'UTF8')), 'hex'))
      on conflict (name) do update set value = encode(sha256(convert_to(fact.value || content, 'UTF8')), 'hex')
      returning value into line_hash;
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search, hash)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        searched, line_hash);
    end $$
  `.execute(db);
}
