-- The schema of version 0.5.0, commit 0a26d2ad, after 0044-certificate-lists, written by tools/writeBaseline.ts.

-- EXTENSION: pg_trgm
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- FUNCTION: add_history_line(text, timestamp with time zone, text, text, text, text, text, text, text, text)
CREATE FUNCTION add_history_line(line_id text, at_moment timestamp with time zone, by_actor text, by_name text, action_done text, of_subject text, its_title text, what_changed text, by_request text, searched text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    begin
      if at_moment is null or session_user <> current_user then at_moment := clock_timestamp(); end if;
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        coalesce((select string_agg(search_fold(line), E'\n' order by place)
          from unnest(string_to_array(searched, E'\n')) with ordinality as lines (line, place)), ''));
    end $$;

-- FUNCTION: clean_posts_texts()
CREATE FUNCTION clean_posts_texts() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.title := stored_text('line', 'posts.title', new.title, old.title); new.description := stored_text('text', 'posts.description', new.description, old.description); return new; end$$;

-- FUNCTION: clean_text(text, text)
CREATE FUNCTION clean_text(kind text, input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
declare cleaned text collate "C" := input;
begin
  if cleaned ~ '^([!-~]([ -~]*[!-~])?)?$' then
    return cleaned;
  end if;
  case kind
    when 'line' then
      cleaned := regexp_replace(cleaned, '[\U0000202A-\U0000202C]', '', 'g');
      cleaned := regexp_replace(cleaned, '[\U00002066-\U00002069]', '', 'g');
      cleaned := regexp_replace(cleaned, '(?<=[\U00000009-\U0000000D\U00000085\U00002028-\U00002029])[\U00000009-\U0000000D\U00000085\U00002028-\U00002029]', '', 'g');
      cleaned := regexp_replace(cleaned, '[\U00000009-\U0000000D\U00000085\U00002028-\U00002029]', ' ', 'g');
      cleaned := regexp_replace(cleaned, '^[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', '', 'g');
      cleaned := regexp_replace(cleaned, '([\U0000094D\U000009CD\U00000A4D\U00000ACD\U00000B4D\U00000BCD\U00000C4D\U00000CCD\U00000D4D\U00000DCA][\U0000200C-\U0000200D]|[\U00000021-\U0000007E\U000000A1-\U000000AC\U000000AE-\U0000034E\U00000350-\U0000061B\U0000061D-\U0000115E\U00001161-\U0000167F\U00001681-\U000017B3\U000017B6-\U0000180A\U00001810-\U00001FFF\U00002010-\U00002027\U00002030-\U0000205E\U00002070-\U000027FF\U00002801-\U00002FFF\U00003001-\U00003163\U00003165-\U0000FDFF\U0000FE10-\U0000FEFE\U0000FF00-\U0000FF9F\U0000FFA1-\U0000FFEF\U0000FFFD-\U00016FE3\U00016FE5-\U0001BC9F\U0001BCA4-\U0001D158\U0001D15A-\U0001D172\U0001D17B-\U000DFFFF\U000E1000-\U0010FFFF][\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF]*(?![\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF])|^)[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$', '\1', 'g');
    when 'text' then
      cleaned := regexp_replace(cleaned, '[\U0000202A-\U0000202C]', '', 'g');
      cleaned := regexp_replace(cleaned, '\r\n|[\U0000000A-\U0000000D\U00000085\U00002028-\U00002029]', '
', 'g');
      cleaned := regexp_replace(cleaned, '^[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', '', 'g');
      cleaned := regexp_replace(cleaned, '([\U0000094D\U000009CD\U00000A4D\U00000ACD\U00000B4D\U00000BCD\U00000C4D\U00000CCD\U00000D4D\U00000DCA][\U0000200C-\U0000200D]|[\U00000021-\U0000007E\U000000A1-\U000000AC\U000000AE-\U0000034E\U00000350-\U0000061B\U0000061D-\U0000115E\U00001161-\U0000167F\U00001681-\U000017B3\U000017B6-\U0000180A\U00001810-\U00001FFF\U00002010-\U00002027\U00002030-\U0000205E\U00002070-\U000027FF\U00002801-\U00002FFF\U00003001-\U00003163\U00003165-\U0000FDFF\U0000FE10-\U0000FEFE\U0000FF00-\U0000FF9F\U0000FFA1-\U0000FFEF\U0000FFFD-\U00016FE3\U00016FE5-\U0001BC9F\U0001BCA4-\U0001D158\U0001D15A-\U0001D172\U0001D17B-\U000DFFFF\U000E1000-\U0010FFFF][\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF]*(?![\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF])|^)[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$', '\1', 'g');
    when 'identifier' then
      cleaned := regexp_replace(cleaned, '^[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', '', 'g');
      cleaned := regexp_replace(cleaned, '([\U0000094D\U000009CD\U00000A4D\U00000ACD\U00000B4D\U00000BCD\U00000C4D\U00000CCD\U00000D4D\U00000DCA][\U0000200C-\U0000200D]|[\U00000021-\U0000007E\U000000A1-\U000000AC\U000000AE-\U0000034E\U00000350-\U0000061B\U0000061D-\U0000115E\U00001161-\U0000167F\U00001681-\U000017B3\U000017B6-\U0000180A\U00001810-\U00001FFF\U00002010-\U00002027\U00002030-\U0000205E\U00002070-\U000027FF\U00002801-\U00002FFF\U00003001-\U00003163\U00003165-\U0000FDFF\U0000FE10-\U0000FEFE\U0000FF00-\U0000FF9F\U0000FFA1-\U0000FFEF\U0000FFFD-\U00016FE3\U00016FE5-\U0001BC9F\U0001BCA4-\U0001D158\U0001D15A-\U0001D172\U0001D17B-\U000DFFFF\U000E1000-\U0010FFFF][\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF]*(?![\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF])|^)[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$', '\1', 'g');
    when 'email' then
      cleaned := regexp_replace(cleaned, '^[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', '', 'g');
      cleaned := regexp_replace(cleaned, '([\U0000094D\U000009CD\U00000A4D\U00000ACD\U00000B4D\U00000BCD\U00000C4D\U00000CCD\U00000D4D\U00000DCA][\U0000200C-\U0000200D]|[\U00000021-\U0000007E\U000000A1-\U000000AC\U000000AE-\U0000034E\U00000350-\U0000061B\U0000061D-\U0000115E\U00001161-\U0000167F\U00001681-\U000017B3\U000017B6-\U0000180A\U00001810-\U00001FFF\U00002010-\U00002027\U00002030-\U0000205E\U00002070-\U000027FF\U00002801-\U00002FFF\U00003001-\U00003163\U00003165-\U0000FDFF\U0000FE10-\U0000FEFE\U0000FF00-\U0000FF9F\U0000FFA1-\U0000FFEF\U0000FFFD-\U00016FE3\U00016FE5-\U0001BC9F\U0001BCA4-\U0001D158\U0001D15A-\U0001D172\U0001D17B-\U000DFFFF\U000E1000-\U0010FFFF][\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF]*(?![\U0000FE00-\U0000FE0F\U000E0020-\U000E007F\U000E0100-\U000E01EF])|^)[\U00000001-\U00000020\U0000007F-\U000000A0\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U00001680\U000017B4-\U000017B5\U0000180B-\U0000180F\U00002000-\U0000200F\U00002028-\U0000202F\U0000205F-\U0000206F\U00002800\U00003000\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$', '\1', 'g');
  end case;
  return cleaned;
end
$_$;

-- FUNCTION: clean_users_texts()
CREATE FUNCTION clean_users_texts() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.first_name := stored_text('line', 'users.first_name', new.first_name, old.first_name); new.last_name := stored_text('line', 'users.last_name', new.last_name, old.last_name); new.email := stored_text('email', 'users.email', new.email, old.email); new.description := stored_text('text', 'users.description', new.description, old.description); new.firebase_uid := nullif(stored_text('identifier', 'users.firebase_uid', new.firebase_uid, old.firebase_uid), ''); return new; end$$;

-- FUNCTION: cut_history(timestamp with time zone, integer)
CREATE FUNCTION cut_history(before_moment timestamp with time zone, max_lines integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    declare first_kept bigint; removed integer;
    begin
      if before_moment > now() - interval '30 days' then
        raise exception 'Lines of the last 30 days stay.' using errcode = 'insufficient_privilege';
      end if;
      select ordinal into first_kept from audit where at >= before_moment order by ordinal limit 1;
      perform set_config('cpd.cuts_history', 'on', true);
      delete from audit where ordinal in (
        select ordinal from audit where first_kept is null or ordinal < first_kept order by ordinal limit max_lines
      );
      get diagnostics removed = row_count;
      perform set_config('cpd.cuts_history', '', true);
      if removed > 0 then
        perform add_history_line(gen_random_uuid()::text, null, 'upkeep', null, 'history.cut', null, null,
          json_build_array(json_build_object('field', 'lines', 'before', removed, 'after', 0))::text, null,
          'removed the oldest lines');
      end if;
      return removed;
    end $$;

-- FUNCTION: delete_person()
CREATE FUNCTION delete_person() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    declare used text;
    begin
      insert into deleted_people (key) values (person_key('user', old.id)) on conflict do nothing;
      delete from posts where user_id = old.id;
      delete from certificates where user_id = old.id;
      for used in select upload from user_uploads where user_id = old.id order by upload loop
        perform from images where id = used for update;
        perform from files where id = used for update;
        -- The name under which a service has stored it is no use of its own.
        continue when exists (select from upload_references where upload = used and owner not like 'service/%');
        begin
          delete from upload_references where upload = used;
          delete from images where id = used;
          delete from files where id = used;
          insert into pending_deletions (id, user_id, firebase_uids, storage_keys, due_at)
          values (gen_random_uuid()::text, old.id, '[]', jsonb_build_array(used), timestamptz 'epoch');
        exception when foreign_key_violation or restrict_violation then
          -- A table of another service refers to it, so it stays.
        end;
      end loop;
      delete from user_uploads where user_id = old.id;
      return old;
    end $$;

-- FUNCTION: event_images_delete_changes_version()
CREATE FUNCTION event_images_delete_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "events" set "version" = "version" + 1 where id in (select "event_id" from before);
        return null;
      end $$;

-- FUNCTION: event_images_insert_changes_version()
CREATE FUNCTION event_images_insert_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "events" set "version" = "version" + 1 where id in (select "event_id" from after);
        return null;
      end $$;

-- FUNCTION: event_images_update_changes_version()
CREATE FUNCTION event_images_update_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "events" set "version" = "version" + 1 where id in (
      select "event_id" from (table before except all table after) as former
      union select "event_id" from (table after except all table before) as latter);
        return null;
      end $$;

-- FUNCTION: forget_upload()
CREATE FUNCTION forget_upload() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    begin
      delete from user_uploads where upload = old.id;
      return null;
    end $$;

-- FUNCTION: keep_referenced_upload()
CREATE FUNCTION keep_referenced_upload() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
    begin
      perform from upload_references where upload = old.id limit 1;
      if not found then return old; end if;
      raise exception 'Something refers to this upload.' using errcode = 'foreign_key_violation';
    end $$;

-- FUNCTION: leave_bin()
CREATE FUNCTION leave_bin() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    begin
      delete from upload_references where owner = concat_ws('/', 'bin', old.kind, old.id);
      return null;
    end $$;

-- FUNCTION: lock_person(text, text)
CREATE FUNCTION lock_person(kind text, value text) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
    declare person constant text := person_key(kind, value);
    begin
      if person is null then return false; end if;
      insert into deleted_people (key) values (person) on conflict do nothing;
      if not found then return true; end if;
      delete from deleted_people where key = person;
      return false;
    end $$;

-- FUNCTION: note_user_uploads()
CREATE FUNCTION note_user_uploads() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    declare post constant text := to_jsonb(new) ->> TG_ARGV[0];
    begin
      insert into user_uploads (user_id, upload)
      select user_id, cover_image_id from posts where id = post and cover_image_id is not null
      union select user_id, file_id from posts join post_files on post_id = id where id = post
      on conflict do nothing;
      return null;
    end $$;

-- FUNCTION: number_service_events()
CREATE FUNCTION number_service_events() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    declare newest bigint; numbered integer;
    begin
      perform from service_events where position is null limit 1;
      if not found then return; end if;
      insert into facts (name, value) values ('service-events-position', '0') on conflict do nothing;
      select value::bigint into newest from facts where name = 'service-events-position' for update skip locked;
      if not found then return; end if;
      update service_events set position = newest + batch.place
      from (select id, row_number() over (order by id) as place from service_events
        where position is null order by id limit 10000) as batch
      where service_events.id = batch.id;
      get diagnostics numbered = row_count;
      update facts set value = (newest + numbered)::text where name = 'service-events-position';
    end $$;

-- FUNCTION: person_key(text, text)
CREATE FUNCTION person_key(kind text, value text) RETURNS text
    LANGUAGE sql STABLE
    AS $$
      select encode(sha256(convert_to(kind || ' ' || value, 'UTF8')), 'hex')
    $$;

-- FUNCTION: post_files_delete_changes_version()
CREATE FUNCTION post_files_delete_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update posts set version = version + 1 where id in (select post_id from before);
        return null;
      end $$;

-- FUNCTION: post_files_insert_changes_version()
CREATE FUNCTION post_files_insert_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update posts set version = version + 1 where id in (select post_id from after);
        return null;
      end $$;

-- FUNCTION: post_files_update_changes_version()
CREATE FUNCTION post_files_update_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "posts" set "version" = "version" + 1 where id in (
      select "post_id" from (table before except all table after) as former
      union select "post_id" from (table after except all table before) as latter);
        return null;
      end $$;

-- FUNCTION: protect_events_position()
CREATE FUNCTION protect_events_position() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if 'service-events-position' in (old.name, new.name)
        and not pg_has_role(current_user, (select relowner from pg_class where oid = TG_RELID), 'usage') then
        raise exception 'Only number_service_events() changes this.' using errcode = 'insufficient_privilege';
      end if;
      return case when TG_OP = 'DELETE' then old else new end;
    end $$;

-- FUNCTION: put_into_bin()
CREATE FUNCTION put_into_bin() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    SET enable_seqscan TO 'off'
    AS $$
    declare
      deleted_item constant jsonb := to_jsonb(old);
      its_title constant text := deleted_item ->> TG_ARGV[1];
      its_parts jsonb := '[]';
    begin
      if (select value from facts where name = 'bin-days') = '0' then return old; end if;
      case TG_ARGV[0]
        when 'course' then
          select coalesce(jsonb_agg(to_jsonb(part) order by part.ordinal), '[]') into its_parts
          from questions as part where course_id = old.id;
        when 'event' then
          select coalesce(jsonb_agg(to_jsonb(part) order by part.position), '[]') into its_parts
          from event_images as part where event_id = old.id;
        when 'question' then
          perform from courses where id = deleted_item ->> 'course_id';
          if not found then return old; end if;
        else null;
      end case;
      delete from bin where kind = TG_ARGV[0] and id = old.id;
      insert into bin (kind, id, title, search, course_id, item, parts)
      values (TG_ARGV[0], old.id, its_title, search_fold(coalesce(its_title, '')), deleted_item ->> 'course_id',
        deleted_item, its_parts);
      insert into upload_references (upload, owner)
      select distinct upload, concat_ws('/', 'bin', TG_ARGV[0], old.id) from upload_references where upload in (
        select field.value from jsonb_array_elements(its_parts || deleted_item) as deleted (fields),
          jsonb_each_text(fields) as field
      );
      return old;
    end $$;

-- FUNCTION: questions_delete_changes_version()
CREATE FUNCTION questions_delete_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "courses" set "quiz_version" = "quiz_version" + 1 where id in (select "course_id" from before);
        return null;
      end $$;

-- FUNCTION: questions_insert_changes_version()
CREATE FUNCTION questions_insert_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "courses" set "quiz_version" = "quiz_version" + 1 where id in (select "course_id" from after);
        return null;
      end $$;

-- FUNCTION: questions_update_changes_version()
CREATE FUNCTION questions_update_changes_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
      begin
        update "courses" set "quiz_version" = "quiz_version" + 1 where id in (
      select "course_id" from (table before except all table after) as former
      union select "course_id" from (table after except all table before) as latter);
        return null;
      end $$;

-- FUNCTION: reject_deleted_person()
CREATE FUNCTION reject_deleted_person() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    begin
      if lock_person('user', new.id) or lock_person('identity', new.firebase_uid) then
        raise exception 'This user was deleted.' using errcode = 'UD410';
      end if;
      return null;
    end $$;

-- FUNCTION: reject_early_removal()
CREATE FUNCTION reject_early_removal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if not pg_has_role(current_user, (select relowner from pg_class where oid = TG_RELID), 'usage') then
        raise exception 'Rows of the last 29 days stay.' using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$;

-- FUNCTION: reject_history_change()
CREATE FUNCTION reject_history_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if TG_OP = 'DELETE' and current_setting('cpd.cuts_history', true) = 'on' then return null; end if;
      raise exception 'The history is append-only.' using errcode = 'insufficient_privilege';
    end $$;

-- FUNCTION: reject_truncate()
CREATE FUNCTION reject_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      raise exception 'Delete the rows instead, so that everything of their people goes with them.'
        using errcode = 'feature_not_supported';
    end $$;

-- FUNCTION: remove_drawings()
CREATE FUNCTION remove_drawings() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
    begin
      insert into pending_deletions (id, user_id, firebase_uids, storage_keys, due_at)
      select gen_random_uuid()::text, old.user_id, '[]'::jsonb, jsonb_build_array(old_key), timestamptz 'epoch'
      from (values (old.drawing_key, new.drawing_key), (old.pdf_key, new.pdf_key)) as drawings (old_key, new_key)
      where old_key is not null and old_key is distinct from new_key;
      return null;
    end $$;

-- FUNCTION: replace_drawing_removals()
CREATE FUNCTION replace_drawing_removals() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
    begin
      delete from pending_deletions where user_id is not null and storage_keys in (
        select jsonb_build_array(key) from jsonb_array_elements(new.storage_keys) as keys (key)
      );
      return null;
    end $$;

-- FUNCTION: require_upload()
CREATE FUNCTION require_upload() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
    begin
      perform from images where id = new.upload for key share;
      if found then return new; end if;
      perform from files where id = new.upload for key share;
      if found then return new; end if;
      raise exception 'There is no upload with this id.' using errcode = 'foreign_key_violation';
    end $$;

-- FUNCTION: search_fold(text)
CREATE FUNCTION search_fold(input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare folded text collate "C" := input;
begin
  if octet_length(folded) = length(folded) then
    folded := translate(upper(folded), '`', '''');
    if folded ~ '[\u0001-\u0008\u000E-\u001F\u007F]' then
      folded := regexp_replace(folded, '[\u0001-\u0008\u000E-\u001F\u007F]', '', 'g');
    end if;
    return btrim(regexp_replace(folded, '[\t-\r ]+', ' ', 'g'), ' ');
  end if;
  folded := translate(folded, '`´´″‶', '''''''""');
  folded := regexp_replace(folded, '[\U00000001-\U00000008\U0000000E-\U0000001F\U0000007F-\U00000084\U00000086-\U0000009F\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U000017B4-\U000017B5\U0000180B-\U0000180F\U0000200B-\U0000200F\U0000202A-\U0000202E\U00002060-\U0000206F\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g');
  folded := regexp_replace(folded, '[\U00000009-\U0000000D\U00000020\U00000085\U000000A0\U00001680\U00002000-\U0000200A\U00002028-\U00002029\U0000202F\U0000205F\U00002800\U00003000\U0000FEFF]+', ' ', 'g');
  folded := upper(normalize(folded, NFKD));
  folded := translate(folded, '`ʹʻʼʽʾʿˈˊˋ՚׳ߴߵ‘’‚‛′‵‹›❛❜Ꞌꞌ«»ʺˮ״“”„‟❝❞〝〞〟˗֊־‐‑‒–—―⁃−➖کڪىیـ', '''''''''''''''''''''''''''''''''''''''''''''''''''''""""""""""""""------------ككيي');
  if octet_length(folded) <> length(folded) then
    folded := replace(replace(folded, 'ß', 'SS'), 'ẞ', 'SS');
    if folded ~ '[æðøþđħıłŋœŧ]' then
      folded := translate(folded, 'æðøþđħıłŋœŧ', 'ÆÐØÞĐĦIŁŊŒŦ');
    end if;
    if folded ~ '[ƀƃƅƈƌƒƕƙƚƛƞƣƥƨƭƴƶƹƽƿǝǥȝȣȥȼȿɀɂɇɉɋɍɏɐɑɒɓɔɖɗəɛɜɠɡɣɤɥɦɨɩɪɫɬɯɱɲɵɽʀʂʃʇʈʉʊʋʌʒʝʞᵹᵽᶎỻỽỿⅎↄⱡⱥⱦⱨⱪⱬⱳⱶꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼꝿꞁꞃꞅꞇꞌꞑꞓꞔꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩꞵꞷꞹꞻꞽꞿꟁꟃꟈꟊꟍ꟏ꟑꟓꟕꟗꟙꟛꟶꭓ]' then
      folded := translate(folded, 'ƀƃƅƈƌƒƕƙƚƛƞƣƥƨƭƴƶƹƽƿǝǥȝȣȥȼȿɀɂɇɉɋɍɏɐɑɒɓɔɖɗəɛɜɠɡɣɤɥɦɨɩɪɫɬɯɱɲɵɽʀʂʃʇʈʉʊʋʌʒʝʞᵹᵽᶎỻỽỿⅎↄⱡⱥⱦⱨⱪⱬⱳⱶꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼꝿꞁꞃꞅꞇꞌꞑꞓꞔꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩꞵꞷꞹꞻꞽꞿꟁꟃꟈꟊꟍ꟏ꟑꟓꟕꟗꟙꟛꟶꭓ', 'ɃƂƄƇƋƑǶƘȽꟜȠƢƤƧƬƳƵƸƼǷƎǤȜȢȤȻⱾⱿɁɆɈɊɌɎⱯⱭⱰƁƆƉƊƏƐꞫƓꞬƔꟋꞍꞪƗƖꞮⱢꞭƜⱮƝƟⱤƦꟅƩꞱƮɄƱƲɅƷꞲꞰꝽⱣꟆỺỼỾℲↃⱠȺȾⱧⱩⱫⱲⱵꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝾꞀꞂꞄꞆꞋꞐꞒꟄꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞴꞶꞸꞺꞼꞾꟀꟂꟇꟉꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟵꞳ');
    end if;
    if folded ~ '[ͱͳͷͻͼͽαβγδεζηθικλμνξοπρςστυφχψωϗϙϛϝϟϡϳϸϻ]' then
      folded := translate(folded, 'ͱͳͷͻͼͽαβγδεζηθικλμνξοπρςστυφχψωϗϙϛϝϟϡϳϸϻ', 'ͰͲͶϽϾϿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩϏϘϚϜϞϠͿϷϺ');
    end if;
    if folded ~ '[абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӄӆӈӊӌӎӏӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯᲀᲁᲂᲃᲄᲅᲆᲇᲈᲊꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛ]' then
      folded := translate(folded, 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӄӆӈӊӌӎӏӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯᲀᲁᲂᲃᲄᲅᲆᲇᲈᲊꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛ', 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӃӅӇӉӋӍӀӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮВДОСТТЪѢꙊᲉꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚ');
    end if;
    if folded ~ '[ͅϣϥϧϩϫϭϯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿᏸᏹᏺᏻᏼᏽⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃]' then
      folded := translate(folded, 'ͅϣϥϧϩϫϭϯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿᏸᏹᏺᏻᏼᏽⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃', 'ΙϢϤϦϨϪϬϮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿᏰᏱᏲᏳᏴᏵⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡');
    end if;
    folded := regexp_replace(folded, 'I[\U00000307]+', 'I', 'g');
    folded := regexp_replace(folded, '(?<![\U00000E48-\U00000E4B\U00000EC8-\U00000ECB])([\U00000E48-\U00000E4B\U00000EC8-\U00000ECB]+)([\U00000E31\U00000E34-\U00000E37\U00000EB1\U00000EB4-\U00000EB7]+)', '\2\1', 'g');
    folded := regexp_replace(folded, '(?<![\U00000E48-\U00000E4B])([\U00000E48-\U00000E4B]*)[\U00000E4D]([\U00000E48-\U00000E4B]*)[\U00000E32]', '\1\2ำ', 'g');
    folded := regexp_replace(folded, '(?<![\U00000EC8-\U00000ECB])([\U00000EC8-\U00000ECB]*)[\U00000ECD]([\U00000EC8-\U00000ECB]*)[\U00000EB2]', '\1\2ຳ', 'g');
    folded := regexp_replace(folded, '[\U00000E40][\U00000E40]', 'แ', 'g');
    folded := normalize(folded, NFC);
  end if;
  return btrim(regexp_replace(folded, ' +', ' ', 'g'), ' ');
end
$$;

-- FUNCTION: service_events_epoch()
CREATE FUNCTION service_events_epoch() RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path FROM CURRENT
    AS $$
    declare place text;
    begin
      begin
        place := (select system_identifier from pg_control_system()) || left(pg_walfile_name(pg_current_wal_lsn()), 8);
      exception when feature_not_supported or insufficient_privilege or undefined_function then
        -- Some hosts of PostgreSQL do not tell.
        place := '';
      end;
      place := concat_ws('/', place, (select oid from pg_database where datname = current_database()),
        'service_events'::regclass::oid, (select value from facts where name = 'service-events-epoch'));
      return left(encode(sha256(convert_to(place, 'UTF8')), 'hex'), 16);
    end $$;

-- FUNCTION: set_certificate_groups_search()
CREATE FUNCTION set_certificate_groups_search() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.search := concat_ws(E'\n', nullif(search_fold(concat_ws(' ', new.name)), '')); return new; end$$;

-- FUNCTION: set_certificates_search()
CREATE FUNCTION set_certificates_search() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.search := search_fold(concat_ws(' ', new.holder_first_name, new.holder_last_name)); return new; end$$;

-- FUNCTION: set_events_search()
CREATE FUNCTION set_events_search() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.search := concat_ws(E'\n', nullif(search_fold(concat_ws(' ', new.hyperlink)), '')); return new; end$$;

-- FUNCTION: set_next_version()
CREATE FUNCTION set_next_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare ignored constant text[] := array['sequence', 'search', 'drawing_key', 'pdf_key'];
    begin
      if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then new.version := old.version + 1; end if;
      return new;
    end $$;

-- FUNCTION: set_posts_search()
CREATE FUNCTION set_posts_search() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.search := concat_ws(E'\n', nullif(search_fold(concat_ws(' ', new.title)), ''), nullif(search_fold(concat_ws(' ', new.description)), '')); return new; end$$;

-- FUNCTION: set_users_search()
CREATE FUNCTION set_users_search() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$begin new.search := concat_ws(E'\n', nullif(search_fold(concat_ws(' ', new.first_name, new.last_name)), ''), nullif(search_fold(concat_ws(' ', new.description)), ''), nullif(search_fold(concat_ws(' ', new.email)), '')); return new; end$$;

-- FUNCTION: stored_text(text, text, text, text)
CREATE FUNCTION stored_text(kind text, place text, input text, previous text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path FROM CURRENT
    AS $$
    declare fault text;
    begin
      if input is not distinct from previous then return input; end if;
      fault := text_fault(kind, input);
      if fault is not null then raise exception '% %', place, fault using errcode = 'invalid_parameter_value'; end if;
      return clean_text(kind, input);
    end $$;

-- FUNCTION: text_fault(text, text)
CREATE FUNCTION text_fault(kind text, input text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
declare cleaned text collate "C" := clean_text(kind, input);
begin
  if kind in ('line', 'text') and input ~ '^[ -~]*$' then
    return null;
  end if;
  if input ~ '[\U0000202D-\U0000202E]' then
    return 'has hidden characters that turn the direction of writing. Type it instead of pasting it.';
  end if;
  if input ~ '[\U00000001-\U00000008\U0000000E-\U0000001F\U0000007F-\U00000084\U00000086-\U0000009F\U0000FDD0-\U0000FDEF\U0000FFFE-\U0000FFFF\U0001FFFE-\U0001FFFF\U0002FFFE-\U0002FFFF\U0003FFFE-\U0003FFFF\U0004FFFE-\U0004FFFF\U0005FFFE-\U0005FFFF\U0006FFFE-\U0006FFFF\U0007FFFE-\U0007FFFF\U0008FFFE-\U0008FFFF\U0009FFFE-\U0009FFFF\U000AFFFE-\U000AFFFF\U000BFFFE-\U000BFFFF\U000CFFFE-\U000CFFFF\U000DFFFE-\U000DFFFF\U000EFFFE-\U000EFFFF\U000FFFFE-\U000FFFFF\U0010FFFE-\U0010FFFF]' then
    return 'has hidden control characters. Type it instead of pasting it.';
  end if;
  if kind = 'email' and length(cleaned) > 254 then
    return 'must have at most 254 characters; it has ' || length(cleaned) || '.';
  end if;
  if kind = 'identifier' then
  if cleaned ~ '[\U00000009-\U0000000D\U00000020\U00000085\U000000A0\U00001680\U00002000-\U0000200A\U00002028-\U00002029\U0000202F\U0000205F\U00002800\U00003000\U0000FEFF]' then
    return 'has spaces inside. Remove them.';
  end if;
  if cleaned ~ '[\U00000001-\U00000008\U0000000E-\U0000001F\U0000007F-\U00000084\U00000086-\U0000009F\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U000017B4-\U000017B5\U0000180B-\U0000180F\U0000200B-\U0000200F\U0000202A-\U0000202E\U00002060-\U0000206F\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]' then
    return 'has invisible characters. Type it instead of pasting it.';
  end if;
  end if;
  if kind = 'email' then
  if cleaned ~ '[\U00000001-\U00000008\U0000000E-\U0000001F\U0000007F-\U00000084\U00000086-\U0000009F\U000000AD\U0000034F\U0000061C\U0000115F-\U00001160\U000017B4-\U000017B5\U0000180B-\U0000180F\U0000200B-\U0000200F\U0000202A-\U0000202E\U00002060-\U0000206F\U00003164\U0000FE00-\U0000FE0F\U0000FEFF\U0000FFA0\U0000FFF0-\U0000FFFC\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]' then
    return 'has invisible characters. Type it instead of pasting it.';
  end if;
  if cleaned ~ '^(?!(?:[\U00000001-\U00000021\U00000023-\U00000027\U0000002A-\U0000002B\U0000002D-\U00000039\U0000003D\U0000003F\U00000041-\U0000005A\U0000005E-\U0010FFFF]{1,64}@[\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF](?:[\U0000002D\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF]*[\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF])?(?:[\U0000002E][\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF](?:[\U0000002D\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF]*[\U00000030-\U00000039\U00000041-\U0000005A\U00000061-\U0000007A\U00000080-\U0010FFFF])?)*)?$)' then
    return 'is not an e-mail address. Enter one such as ada@example.org.';
  end if;
  if cleaned ~ '[\U00000009-\U0000000D\U00000020\U00000085\U000000A0\U00001680\U00002000-\U0000200A\U00002028-\U00002029\U0000202F\U0000205F\U00002800\U00003000\U0000FEFF]' then
    return 'has spaces inside. Remove them.';
  end if;
  end if;
  return null;
end
$_$;

-- FUNCTION: track_upload()
CREATE FUNCTION track_upload() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path FROM CURRENT
    AS $$
    declare
      before_upload text; before_owner text; after_upload text; after_owner text;
      key constant text[] := TG_ARGV[1:];
      prefix constant text := TG_TABLE_NAME || '/' || TG_ARGV[0];
    begin
      if TG_OP <> 'INSERT' then
        before_upload := to_jsonb(old) ->> TG_ARGV[0];
        before_owner := prefix || '/' || (select string_agg(to_jsonb(old) ->> name, '/' order by place)
          from unnest(key) with ordinality as names (name, place));
      end if;
      if TG_OP <> 'DELETE' then
        after_upload := to_jsonb(new) ->> TG_ARGV[0];
        after_owner := prefix || '/' || (select string_agg(to_jsonb(new) ->> name, '/' order by place)
          from unnest(key) with ordinality as names (name, place));
      end if;
      if before_upload is not distinct from after_upload and before_owner is not distinct from after_owner then
        return null;
      end if;
      delete from upload_references where upload = before_upload and owner = before_owner;
      if after_upload is not null then
        insert into upload_references (upload, owner) values (after_upload, after_owner) on conflict do nothing;
      end if;
      return null;
    end $$;

-- FUNCTION: write_history_line(text, text, text, timestamp with time zone, text, text, text, text, text, text, text, text)
CREATE FUNCTION write_history_line(head text, content text, line_id text, at_moment timestamp with time zone, by_actor text, by_name text, action_done text, of_subject text, its_title text, what_changed text, by_request text, searched text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare line_hash text;
    begin
      insert into facts as fact (name, value) values (head, encode(sha256(convert_to(content, 'UTF8')), 'hex'))
      on conflict (name) do update set value = encode(sha256(convert_to(fact.value || content, 'UTF8')), 'hex')
      returning value into line_hash;
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search, hash)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        coalesce((select string_agg(search_fold(line), E'\n' order by place)
      from unnest(string_to_array(searched, E'\n')) with ordinality as lines (line, place)), ''), line_hash);
    end$$;

-- FUNCTION: write_service_event()
CREATE FUNCTION write_service_event() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO :search_path, pg_temp
    AS $$
    declare
      item constant text := case when TG_OP = 'DELETE' then old.id else new.id end;
      previous text;
    begin
      select type into previous from service_events
      where position is null and subject = item and xmin = pg_current_xact_id()::xid order by id desc limit 1;
      if previous is distinct from TG_ARGV[0] then
        insert into service_events (type, subject) values (TG_ARGV[0], item);
      end if;
      return null;
    end $$;

-- TABLE: admins
CREATE TABLE admins (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    disabled_at timestamp with time zone,
    is_invited boolean DEFAULT false NOT NULL,
    last_seen_at timestamp with time zone,
    added_by text,
    name_key text
);

-- TABLE: api_keys
CREATE TABLE api_keys (
    id text NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    scopes jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    expires_at timestamp with time zone,
    requests integer DEFAULT 0 NOT NULL,
    requests_reset_at timestamp with time zone
);

-- TABLE: audit
CREATE TABLE audit (
    id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text,
    ordinal bigint NOT NULL,
    actor_name text,
    title text,
    changes text DEFAULT '[]'::text NOT NULL,
    request_id text,
    search text DEFAULT ''::text NOT NULL,
    hash text
);

-- SEQUENCE: audit_ordinal_seq
ALTER TABLE audit ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: bin
CREATE TABLE bin (
    ordinal bigint NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    title text,
    search text DEFAULT ''::text NOT NULL,
    course_id text,
    item jsonb NOT NULL,
    parts jsonb DEFAULT '[]'::jsonb NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

-- SEQUENCE: bin_ordinal_seq
ALTER TABLE bin ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bin_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: captcha_uses
CREATE TABLE captcha_uses (
    signature text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

-- TABLE: certificate_groups
CREATE TABLE certificate_groups (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ordinal bigint NOT NULL,
    name text,
    search text DEFAULT ''::text NOT NULL,
    is_enabled boolean DEFAULT false NOT NULL,
    pass_condition integer DEFAULT 0 NOT NULL,
    template_image_id text,
    template_vertical_position integer DEFAULT 0 NOT NULL,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL
);

-- SEQUENCE: certificate_groups_ordinal_seq
ALTER TABLE certificate_groups ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME certificate_groups_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: certificates
CREATE TABLE certificates (
    id text NOT NULL,
    user_id text NOT NULL,
    certificate_group_id text NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    drawing_key text,
    ordinal bigint NOT NULL,
    holder_first_name text,
    holder_last_name text,
    group_name text,
    template_image_id text,
    template_vertical_position integer,
    withdrawn_at timestamp with time zone,
    pdf_key text,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL,
    withdrawn_reason text,
    successor_id text,
    search text DEFAULT ''::text NOT NULL
);

-- SEQUENCE: certificates_ordinal_seq
ALTER TABLE certificates ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME certificates_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: courses
CREATE TABLE courses (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    title text,
    sequence integer NOT NULL,
    is_enabled boolean DEFAULT false NOT NULL,
    cover_image_id text,
    file_id text,
    certificate_group_id text,
    pass_condition integer DEFAULT 0 NOT NULL,
    quiz_limit integer DEFAULT 0 NOT NULL,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL,
    quiz_version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL
);

-- TABLE: creations
CREATE TABLE creations (
    kind text NOT NULL,
    id text NOT NULL,
    content_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

-- TABLE: deleted_people
CREATE TABLE deleted_people (
    key text NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

-- TABLE: event_images
CREATE TABLE event_images (
    event_id text NOT NULL,
    image_id text NOT NULL,
    "position" integer NOT NULL
);

-- TABLE: events
CREATE TABLE events (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ordinal bigint NOT NULL,
    cover_image_id text,
    hyperlink text,
    is_enabled boolean DEFAULT false NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL
);

-- SEQUENCE: events_ordinal_seq
ALTER TABLE events ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME events_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: facts
CREATE TABLE facts (
    name text NOT NULL,
    value text NOT NULL
);

-- TABLE: files
CREATE TABLE files (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    original_name text NOT NULL,
    mime_type text NOT NULL,
    byte_size integer NOT NULL,
    sha256 text NOT NULL,
    unused_since timestamp with time zone
);

-- TABLE: images
CREATE TABLE images (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    mime_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    byte_size integer NOT NULL,
    sha256 text NOT NULL,
    unused_since timestamp with time zone
);

-- TABLE: locks
CREATE TABLE locks (
    name text NOT NULL
);

-- TABLE: passkeys
CREATE TABLE passkeys (
    id text NOT NULL,
    admin_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

-- TABLE: pending_deletions
CREATE TABLE pending_deletions (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    firebase_uids jsonb NOT NULL,
    storage_keys jsonb NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    user_id text,
    is_repeated boolean DEFAULT false NOT NULL
);

-- TABLE: post_files
CREATE TABLE post_files (
    post_id text NOT NULL,
    file_id text NOT NULL,
    "position" integer NOT NULL
);

-- TABLE: posts
CREATE TABLE posts (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ordinal bigint NOT NULL,
    user_id text NOT NULL,
    title text,
    description text,
    search text DEFAULT ''::text NOT NULL,
    cover_image_id text,
    status integer NOT NULL,
    decided_at timestamp with time zone,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL
);

-- SEQUENCE: posts_ordinal_seq
ALTER TABLE posts ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME posts_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: questions
CREATE TABLE questions (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ordinal bigint NOT NULL,
    course_id text NOT NULL,
    question text NOT NULL,
    choices jsonb NOT NULL
);

-- SEQUENCE: questions_ordinal_seq
ALTER TABLE questions ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME questions_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: refresh_tokens
CREATE TABLE refresh_tokens (
    hash text NOT NULL,
    session_id text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone,
    successor_key text,
    replaced_from_network text,
    replaced_from_agent text,
    proved_at timestamp with time zone,
    used_at timestamp with time zone
);

-- TABLE: review_tokens
CREATE TABLE review_tokens (
    hash text NOT NULL,
    post_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

-- TABLE: service_events
CREATE TABLE service_events (
    id bigint NOT NULL,
    "position" bigint,
    type text NOT NULL,
    subject text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

-- SEQUENCE: service_events_id_seq
ALTER TABLE service_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME service_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: sessions
CREATE TABLE sessions (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    admin_id text NOT NULL,
    ended_at timestamp with time zone,
    device text,
    network text,
    proved_at timestamp with time zone,
    concurrent_networks jsonb
);

-- TABLE: throttle
CREATE TABLE throttle (
    key text NOT NULL,
    failures integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

-- TABLE: upload_references
CREATE TABLE upload_references (
    upload text NOT NULL,
    owner text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

-- TABLE: user_uploads
CREATE TABLE user_uploads (
    user_id text NOT NULL,
    upload text NOT NULL
);

-- TABLE: users
CREATE TABLE users (
    id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ordinal bigint NOT NULL,
    firebase_uid text,
    email text,
    first_name text,
    last_name text,
    description text,
    search text DEFAULT ''::text NOT NULL,
    version bigint DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint NOT NULL
);

-- SEQUENCE: users_ordinal_seq
ALTER TABLE users ALTER COLUMN ordinal ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_ordinal_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE: welcome_links
CREATE TABLE welcome_links (
    hash text NOT NULL,
    admin_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    spent_at timestamp with time zone
);

-- TABLE DATA: kysely_migration
INSERT INTO kysely_migration VALUES
	('0001-first-schema', '2026-11-29T00:25:10.494Z'),
	('0002-list-revisions', '2026-11-29T00:25:10.494Z'),
	('0003-unused-uploads', '2026-11-29T00:25:10.494Z'),
	('0004-plain-lists', '2026-11-29T00:25:10.494Z'),
	('0005-rules', '2026-11-29T00:25:10.494Z'),
	('0006-searched-users-and-events', '2026-11-29T00:25:10.494Z'),
	('0007-certificate-records', '2026-11-29T00:25:10.494Z'),
	('0008-where-sessions-are', '2026-11-29T00:25:10.494Z'),
	('0009-history', '2026-11-29T00:25:10.494Z'),
	('0010-certificate-pdfs', '2026-11-29T00:25:10.494Z'),
	('0010-welcome-links', '2026-11-29T00:25:10.494Z'),
	('0011-history-lines', '2026-11-29T00:25:10.494Z'),
	('0012-emails-by-ascii', '2026-11-29T00:25:10.494Z'),
	('0013-history-by-ordinal', '2026-11-29T00:25:10.494Z'),
	('0015-versions', '2026-11-29T00:25:10.494Z'),
	('0016-derived-search', '2026-11-29T00:25:10.494Z'),
	('0017-unused-uploads-by-batch', '2026-11-29T00:25:10.494Z'),
	('0018-identity-proofs', '2026-11-29T00:25:10.494Z'),
	('0021-append-only-history', '2026-11-29T00:25:10.494Z'),
	('0022-upload-references', '2026-11-29T00:25:10.494Z'),
	('0023-known-upload-references', '2026-11-29T00:25:10.494Z'),
	('0024-service-events', '2026-11-29T00:25:10.494Z'),
	('0025-api-keys', '2026-11-29T00:25:10.494Z'),
	('0026-renewal-origins', '2026-11-29T00:25:10.494Z'),
	('0027-name-keys', '2026-11-29T00:25:10.494Z'),
	('0028-passkeys', '2026-11-29T00:25:10.494Z'),
	('0029-removed-drawings', '2026-11-29T00:25:10.494Z'),
	('0030-history-search-path', '2026-11-29T00:25:10.494Z'),
	('0031-deleted-people', '2026-11-29T00:25:10.494Z'),
	('0031a-known-user-uploads', '2026-11-29T00:25:10.494Z'),
	('0031b-file-names-in-history', '2026-11-29T00:25:10.494Z'),
	('0031c-repeated-removals', '2026-11-29T00:25:10.494Z'),
	('0032-more-versions', '2026-11-29T00:25:10.494Z'),
	('0032a-creations', '2026-11-29T00:25:10.494Z'),
	('0033-service-role', '2026-11-29T00:25:10.494Z'),
	('0033a-token-proofs', '2026-11-29T00:25:10.494Z'),
	('0035-texts', '2026-11-29T00:25:10.494Z'),
	('0035a-cleaned-texts', '2026-11-29T00:25:10.494Z'),
	('0036-event-epoch', '2026-11-29T00:25:10.494Z'),
	('0036a-event-types', '2026-11-29T00:25:10.494Z'),
	('0036b-api-key-limits', '2026-11-29T00:25:10.494Z'),
	('0037-unchanged-rows', '2026-11-29T00:25:10.494Z'),
	('0038-early-removals', '2026-11-29T00:25:10.494Z'),
	('0039-bin', '2026-11-29T00:25:10.515Z'),
	('0041-replaced-certificates', '2026-11-29T00:25:10.518Z'),
	('0041a-searched-certificates', '2026-11-29T00:25:10.529Z'),
	('0042-unique-versions', '2026-11-29T00:25:10.534Z'),
	('0043-bin-by-index', '2026-11-29T00:25:10.536Z'),
	('0044-certificate-lists', '2026-11-29T00:25:10.551Z');

-- TABLE DATA: locks
INSERT INTO locks VALUES
	('course-sequence'),
	('first-admin'),
	('demo');

-- CONSTRAINT: admins admins_pkey
ALTER TABLE ONLY admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);

-- CONSTRAINT: admins admins_username_key
ALTER TABLE ONLY admins
    ADD CONSTRAINT admins_username_key UNIQUE (username);

-- CONSTRAINT: api_keys api_keys_hash_key
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_hash_key UNIQUE (hash);

-- CONSTRAINT: api_keys api_keys_pkey
ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

-- CONSTRAINT: audit audit_ordinal_key
ALTER TABLE ONLY audit
    ADD CONSTRAINT audit_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: audit audit_pkey
ALTER TABLE ONLY audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

-- CONSTRAINT: bin bin_ordinal_key
ALTER TABLE ONLY bin
    ADD CONSTRAINT bin_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: bin bin_pkey
ALTER TABLE ONLY bin
    ADD CONSTRAINT bin_pkey PRIMARY KEY (kind, id);

-- CONSTRAINT: captcha_uses captcha_uses_pkey
ALTER TABLE ONLY captcha_uses
    ADD CONSTRAINT captcha_uses_pkey PRIMARY KEY (signature);

-- CONSTRAINT: certificate_groups certificate_groups_ordinal_key
ALTER TABLE ONLY certificate_groups
    ADD CONSTRAINT certificate_groups_ordinal_key UNIQUE (ordinal);

-- CHECK CONSTRAINT: certificate_groups certificate_groups_pass_condition_check
ALTER TABLE certificate_groups
    ADD CONSTRAINT certificate_groups_pass_condition_check CHECK ((pass_condition >= 0)) NOT VALID;

-- CONSTRAINT: certificate_groups certificate_groups_pkey
ALTER TABLE ONLY certificate_groups
    ADD CONSTRAINT certificate_groups_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: certificate_groups certificate_groups_template_vertical_position_check
ALTER TABLE certificate_groups
    ADD CONSTRAINT certificate_groups_template_vertical_position_check CHECK ((template_vertical_position >= 0)) NOT VALID;

-- CONSTRAINT: certificates certificates_ordinal
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_ordinal UNIQUE (ordinal);

-- CONSTRAINT: certificates certificates_pkey
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: courses courses_pass_condition_check
ALTER TABLE courses
    ADD CONSTRAINT courses_pass_condition_check CHECK ((pass_condition >= 0)) NOT VALID;

-- CONSTRAINT: courses courses_pkey
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: courses courses_quiz_limit_check
ALTER TABLE courses
    ADD CONSTRAINT courses_quiz_limit_check CHECK ((quiz_limit >= 0)) NOT VALID;

-- CONSTRAINT: courses courses_sequence
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_sequence UNIQUE (sequence) DEFERRABLE INITIALLY DEFERRED;

-- CHECK CONSTRAINT: courses courses_sequence_check
ALTER TABLE courses
    ADD CONSTRAINT courses_sequence_check CHECK ((sequence >= 1)) NOT VALID;

-- CONSTRAINT: creations creations_pkey
ALTER TABLE ONLY creations
    ADD CONSTRAINT creations_pkey PRIMARY KEY (kind, id);

-- CONSTRAINT: deleted_people deleted_people_pkey
ALTER TABLE ONLY deleted_people
    ADD CONSTRAINT deleted_people_pkey PRIMARY KEY (key);

-- CONSTRAINT: event_images event_images_once
ALTER TABLE ONLY event_images
    ADD CONSTRAINT event_images_once UNIQUE (event_id, image_id);

-- CONSTRAINT: event_images event_images_pkey
ALTER TABLE ONLY event_images
    ADD CONSTRAINT event_images_pkey PRIMARY KEY (event_id, "position");

-- CHECK CONSTRAINT: event_images event_images_position_check
ALTER TABLE event_images
    ADD CONSTRAINT event_images_position_check CHECK (("position" >= 0)) NOT VALID;

-- CONSTRAINT: events events_ordinal_key
ALTER TABLE ONLY events
    ADD CONSTRAINT events_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: events events_pkey
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);

-- CONSTRAINT: facts facts_pkey
ALTER TABLE ONLY facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (name);

-- CHECK CONSTRAINT: files files_byte_size_check
ALTER TABLE files
    ADD CONSTRAINT files_byte_size_check CHECK ((byte_size > 0)) NOT VALID;

-- CONSTRAINT: files files_pkey
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: images images_byte_size_check
ALTER TABLE images
    ADD CONSTRAINT images_byte_size_check CHECK ((byte_size > 0)) NOT VALID;

-- CONSTRAINT: images images_pkey
ALTER TABLE ONLY images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: images images_width_check
ALTER TABLE images
    ADD CONSTRAINT images_width_check CHECK (((width > 0) AND (height > 0))) NOT VALID;

-- CONSTRAINT: locks locks_pkey
ALTER TABLE ONLY locks
    ADD CONSTRAINT locks_pkey PRIMARY KEY (name);

-- CONSTRAINT: passkeys passkeys_pkey
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

-- CONSTRAINT: pending_deletions pending_deletions_pkey
ALTER TABLE ONLY pending_deletions
    ADD CONSTRAINT pending_deletions_pkey PRIMARY KEY (id);

-- CONSTRAINT: post_files post_files_pkey
ALTER TABLE ONLY post_files
    ADD CONSTRAINT post_files_pkey PRIMARY KEY (post_id, "position");

-- CHECK CONSTRAINT: post_files post_files_position_check
ALTER TABLE post_files
    ADD CONSTRAINT post_files_position_check CHECK (("position" >= 0)) NOT VALID;

-- CONSTRAINT: posts posts_ordinal_key
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: posts posts_pkey
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);

-- CHECK CONSTRAINT: questions questions_choices_check
ALTER TABLE questions
    ADD CONSTRAINT questions_choices_check CHECK (
CASE
    WHEN (jsonb_typeof(choices) = 'array'::text) THEN (jsonb_array_length(choices) = 4)
    ELSE false
END) NOT VALID;

-- CONSTRAINT: questions questions_ordinal_key
ALTER TABLE ONLY questions
    ADD CONSTRAINT questions_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: questions questions_pkey
ALTER TABLE ONLY questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);

-- CONSTRAINT: refresh_tokens refresh_tokens_pkey
ALTER TABLE ONLY refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

-- CONSTRAINT: review_tokens review_tokens_pkey
ALTER TABLE ONLY review_tokens
    ADD CONSTRAINT review_tokens_pkey PRIMARY KEY (hash);

-- CONSTRAINT: service_events service_events_pkey
ALTER TABLE ONLY service_events
    ADD CONSTRAINT service_events_pkey PRIMARY KEY (id);

-- CONSTRAINT: service_events service_events_position_key
ALTER TABLE ONLY service_events
    ADD CONSTRAINT service_events_position_key UNIQUE ("position");

-- CONSTRAINT: sessions sessions_pkey
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

-- CONSTRAINT: throttle throttle_pkey
ALTER TABLE ONLY throttle
    ADD CONSTRAINT throttle_pkey PRIMARY KEY (key);

-- CONSTRAINT: upload_references upload_references_pkey
ALTER TABLE ONLY upload_references
    ADD CONSTRAINT upload_references_pkey PRIMARY KEY (upload, owner);

-- CONSTRAINT: user_uploads user_uploads_pkey
ALTER TABLE ONLY user_uploads
    ADD CONSTRAINT user_uploads_pkey PRIMARY KEY (user_id, upload);

-- CONSTRAINT: users users_firebase_uid_key
ALTER TABLE ONLY users
    ADD CONSTRAINT users_firebase_uid_key UNIQUE (firebase_uid);

-- CONSTRAINT: users users_ordinal_key
ALTER TABLE ONLY users
    ADD CONSTRAINT users_ordinal_key UNIQUE (ordinal);

-- CONSTRAINT: users users_pkey
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

-- CONSTRAINT: welcome_links welcome_links_pkey
ALTER TABLE ONLY welcome_links
    ADD CONSTRAINT welcome_links_pkey PRIMARY KEY (hash);

-- INDEX: admins_name_key
CREATE UNIQUE INDEX admins_name_key ON admins USING btree (name_key);

-- INDEX: audit_actor
CREATE INDEX audit_actor ON audit USING btree (actor, ordinal);

-- INDEX: audit_search
CREATE INDEX audit_search ON audit USING gin (search gin_trgm_ops);

-- INDEX: audit_subject
CREATE INDEX audit_subject ON audit USING btree (subject, ordinal);

-- INDEX: bin_course
CREATE INDEX bin_course ON bin USING btree (course_id, ordinal);

-- INDEX: bin_deleted_at
CREATE INDEX bin_deleted_at ON bin USING btree (deleted_at);

-- INDEX: certificate_groups_search
CREATE INDEX certificate_groups_search ON certificate_groups USING gin (search gin_trgm_ops);

-- INDEX: certificate_groups_template_image_id
CREATE INDEX certificate_groups_template_image_id ON certificate_groups USING btree (template_image_id);

-- INDEX: certificates_listed
CREATE INDEX certificates_listed ON certificates USING btree (certificate_group_id, ordinal) INCLUDE (withdrawn_at);

-- INDEX: certificates_of_user
CREATE INDEX certificates_of_user ON certificates USING btree (user_id, ordinal);

-- INDEX: certificates_search
CREATE INDEX certificates_search ON certificates USING gin (search gin_trgm_ops);

-- INDEX: certificates_successor_id
CREATE INDEX certificates_successor_id ON certificates USING btree (successor_id) WHERE (successor_id IS NOT NULL);

-- INDEX: certificates_template_image_id
CREATE INDEX certificates_template_image_id ON certificates USING btree (template_image_id);

-- INDEX: certificates_withdrawn
CREATE INDEX certificates_withdrawn ON certificates USING btree (certificate_group_id, ordinal) WHERE (withdrawn_at IS NOT NULL);

-- INDEX: courses_certificate_group_id
CREATE INDEX courses_certificate_group_id ON courses USING btree (certificate_group_id);

-- INDEX: courses_cover_image_id
CREATE INDEX courses_cover_image_id ON courses USING btree (cover_image_id);

-- INDEX: courses_file_id
CREATE INDEX courses_file_id ON courses USING btree (file_id);

-- INDEX: event_images_image_id
CREATE INDEX event_images_image_id ON event_images USING btree (image_id);

-- INDEX: events_cover_image_id
CREATE INDEX events_cover_image_id ON events USING btree (cover_image_id);

-- INDEX: events_search
CREATE INDEX events_search ON events USING gin (search gin_trgm_ops);

-- INDEX: files_unused_since
CREATE INDEX files_unused_since ON files USING btree (unused_since) WHERE (unused_since IS NOT NULL);

-- INDEX: images_unused_since
CREATE INDEX images_unused_since ON images USING btree (unused_since) WHERE (unused_since IS NOT NULL);

-- INDEX: passkeys_admin_id
CREATE INDEX passkeys_admin_id ON passkeys USING btree (admin_id);

-- INDEX: pending_deletions_drawings
CREATE INDEX pending_deletions_drawings ON pending_deletions USING btree (storage_keys) WHERE (user_id IS NOT NULL);

-- INDEX: post_files_file_id
CREATE INDEX post_files_file_id ON post_files USING btree (file_id);

-- INDEX: posts_cover_image_id
CREATE INDEX posts_cover_image_id ON posts USING btree (cover_image_id);

-- INDEX: posts_search
CREATE INDEX posts_search ON posts USING gin (search gin_trgm_ops);

-- INDEX: posts_status_ordinal
CREATE INDEX posts_status_ordinal ON posts USING btree (status, ordinal);

-- INDEX: posts_user_id
CREATE INDEX posts_user_id ON posts USING btree (user_id);

-- INDEX: questions_course_id_ordinal
CREATE INDEX questions_course_id_ordinal ON questions USING btree (course_id, ordinal);

-- INDEX: refresh_tokens_session_id
CREATE INDEX refresh_tokens_session_id ON refresh_tokens USING btree (session_id);

-- INDEX: review_tokens_post_id
CREATE INDEX review_tokens_post_id ON review_tokens USING btree (post_id);

-- INDEX: service_events_deleted_users
CREATE INDEX service_events_deleted_users ON service_events USING btree (subject) WHERE (type = 'user.deleted'::text);

-- INDEX: service_events_pending
CREATE INDEX service_events_pending ON service_events USING btree (subject, id) WHERE ("position" IS NULL);

-- INDEX: service_events_unnumbered
CREATE INDEX service_events_unnumbered ON service_events USING btree (id) WHERE ("position" IS NULL);

-- INDEX: sessions_admin_id
CREATE INDEX sessions_admin_id ON sessions USING btree (admin_id);

-- INDEX: upload_references_owner
CREATE INDEX upload_references_owner ON upload_references USING btree (owner);

-- INDEX: user_uploads_upload
CREATE INDEX user_uploads_upload ON user_uploads USING btree (upload);

-- INDEX: users_ascii_email
CREATE INDEX users_ascii_email ON users USING btree (lower((email COLLATE "C")));

-- INDEX: users_identity
CREATE INDEX users_identity ON users USING btree (clean_text('identifier'::text, firebase_uid));

-- INDEX: users_search
CREATE INDEX users_search ON users USING gin (search gin_trgm_ops);

-- INDEX: welcome_links_admin_id
CREATE INDEX welcome_links_admin_id ON welcome_links USING btree (admin_id);

-- TRIGGER: audit append_only
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION reject_history_change();

-- TRIGGER: posts clean_texts
CREATE TRIGGER clean_texts BEFORE INSERT OR UPDATE OF title, description ON posts FOR EACH ROW EXECUTE FUNCTION clean_posts_texts();

-- TRIGGER: users clean_texts
CREATE TRIGGER clean_texts BEFORE INSERT OR UPDATE OF first_name, last_name, email, description, firebase_uid ON users FOR EACH ROW EXECUTE FUNCTION clean_users_texts();

-- TRIGGER: users delete_person
CREATE TRIGGER delete_person BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_person();

-- TRIGGER: certificates event_certificate_issued_insert
CREATE TRIGGER event_certificate_issued_insert AFTER INSERT ON certificates FOR EACH ROW WHEN (true) EXECUTE FUNCTION write_service_event('certificate.issued');

-- TRIGGER: certificates event_certificate_withdrawn_update
CREATE TRIGGER event_certificate_withdrawn_update AFTER UPDATE OF withdrawn_at ON certificates FOR EACH ROW WHEN (((new.withdrawn_at IS NOT NULL) AND (old.withdrawn_at IS NULL))) EXECUTE FUNCTION write_service_event('certificate.withdrawn');

-- TRIGGER: courses event_course_changed_update
CREATE TRIGGER event_course_changed_update AFTER UPDATE ON courses FOR EACH ROW WHEN ((old.is_enabled AND new.is_enabled AND ((old.version <> new.version) OR (old.sequence <> new.sequence)))) EXECUTE FUNCTION write_service_event('course.changed');

-- TRIGGER: courses event_course_deleted_delete
CREATE TRIGGER event_course_deleted_delete AFTER DELETE ON courses FOR EACH ROW WHEN (old.is_enabled) EXECUTE FUNCTION write_service_event('course.deleted');

-- TRIGGER: courses event_course_deleted_update
CREATE TRIGGER event_course_deleted_update AFTER UPDATE ON courses FOR EACH ROW WHEN ((old.is_enabled AND (NOT new.is_enabled))) EXECUTE FUNCTION write_service_event('course.deleted');

-- TRIGGER: courses event_course_enabled_insert
CREATE TRIGGER event_course_enabled_insert AFTER INSERT ON courses FOR EACH ROW WHEN (new.is_enabled) EXECUTE FUNCTION write_service_event('course.enabled');

-- TRIGGER: courses event_course_enabled_update
CREATE TRIGGER event_course_enabled_update AFTER UPDATE OF is_enabled ON courses FOR EACH ROW WHEN ((new.is_enabled AND (NOT old.is_enabled))) EXECUTE FUNCTION write_service_event('course.enabled');

-- TRIGGER: events event_event_changed_update
CREATE TRIGGER event_event_changed_update AFTER UPDATE ON events FOR EACH ROW WHEN ((old.is_enabled AND new.is_enabled AND (old.version <> new.version))) EXECUTE FUNCTION write_service_event('event.changed');

-- TRIGGER: events event_event_deleted_delete
CREATE TRIGGER event_event_deleted_delete AFTER DELETE ON events FOR EACH ROW WHEN (old.is_enabled) EXECUTE FUNCTION write_service_event('event.deleted');

-- TRIGGER: events event_event_deleted_update
CREATE TRIGGER event_event_deleted_update AFTER UPDATE ON events FOR EACH ROW WHEN ((old.is_enabled AND (NOT new.is_enabled))) EXECUTE FUNCTION write_service_event('event.deleted');

-- TRIGGER: events event_event_enabled_insert
CREATE TRIGGER event_event_enabled_insert AFTER INSERT ON events FOR EACH ROW WHEN (new.is_enabled) EXECUTE FUNCTION write_service_event('event.enabled');

-- TRIGGER: events event_event_enabled_update
CREATE TRIGGER event_event_enabled_update AFTER UPDATE OF is_enabled ON events FOR EACH ROW WHEN ((new.is_enabled AND (NOT old.is_enabled))) EXECUTE FUNCTION write_service_event('event.enabled');

-- TRIGGER: certificate_groups event_group_changed_update
CREATE TRIGGER event_group_changed_update AFTER UPDATE ON certificate_groups FOR EACH ROW WHEN ((old.is_enabled AND new.is_enabled AND (old.version <> new.version))) EXECUTE FUNCTION write_service_event('group.changed');

-- TRIGGER: certificate_groups event_group_deleted_delete
CREATE TRIGGER event_group_deleted_delete AFTER DELETE ON certificate_groups FOR EACH ROW WHEN (old.is_enabled) EXECUTE FUNCTION write_service_event('group.deleted');

-- TRIGGER: certificate_groups event_group_deleted_update
CREATE TRIGGER event_group_deleted_update AFTER UPDATE ON certificate_groups FOR EACH ROW WHEN ((old.is_enabled AND (NOT new.is_enabled))) EXECUTE FUNCTION write_service_event('group.deleted');

-- TRIGGER: certificate_groups event_group_enabled_insert
CREATE TRIGGER event_group_enabled_insert AFTER INSERT ON certificate_groups FOR EACH ROW WHEN (new.is_enabled) EXECUTE FUNCTION write_service_event('group.enabled');

-- TRIGGER: certificate_groups event_group_enabled_update
CREATE TRIGGER event_group_enabled_update AFTER UPDATE OF is_enabled ON certificate_groups FOR EACH ROW WHEN ((new.is_enabled AND (NOT old.is_enabled))) EXECUTE FUNCTION write_service_event('group.enabled');

-- TRIGGER: event_images event_images_delete_changes_version
CREATE TRIGGER event_images_delete_changes_version AFTER DELETE ON event_images REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION event_images_delete_changes_version();

-- TRIGGER: event_images event_images_insert_changes_version
CREATE TRIGGER event_images_insert_changes_version AFTER INSERT ON event_images REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION event_images_insert_changes_version();

-- TRIGGER: event_images event_images_update_changes_version
CREATE TRIGGER event_images_update_changes_version AFTER UPDATE ON event_images REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION event_images_update_changes_version();

-- TRIGGER: posts event_post_approved_update
CREATE TRIGGER event_post_approved_update AFTER UPDATE OF status ON posts FOR EACH ROW WHEN (((new.status = 4) AND (old.status <> 4))) EXECUTE FUNCTION write_service_event('post.approved');

-- TRIGGER: posts event_post_deleted_delete
CREATE TRIGGER event_post_deleted_delete AFTER DELETE ON posts FOR EACH ROW WHEN (true) EXECUTE FUNCTION write_service_event('post.deleted');

-- TRIGGER: posts event_post_rejected_update
CREATE TRIGGER event_post_rejected_update AFTER UPDATE OF status ON posts FOR EACH ROW WHEN (((new.status = 5) AND (old.status <> 5))) EXECUTE FUNCTION write_service_event('post.rejected');

-- TRIGGER: posts event_post_submitted_insert
CREATE TRIGGER event_post_submitted_insert AFTER INSERT ON posts FOR EACH ROW WHEN ((new.status = 2)) EXECUTE FUNCTION write_service_event('post.submitted');

-- TRIGGER: posts event_post_submitted_update
CREATE TRIGGER event_post_submitted_update AFTER UPDATE ON posts FOR EACH ROW WHEN (((new.status = 2) AND ((to_jsonb(old.*) - 'search'::text) <> (to_jsonb(new.*) - 'search'::text)))) EXECUTE FUNCTION write_service_event('post.submitted');

-- TRIGGER: users event_user_deleted_delete
CREATE TRIGGER event_user_deleted_delete AFTER DELETE ON users FOR EACH ROW WHEN (true) EXECUTE FUNCTION write_service_event('user.deleted');

-- TRIGGER: files forget_upload
CREATE TRIGGER forget_upload AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION forget_upload();

-- TRIGGER: images forget_upload
CREATE TRIGGER forget_upload AFTER DELETE ON images FOR EACH ROW EXECUTE FUNCTION forget_upload();

-- TRIGGER: files keep_referenced
CREATE TRIGGER keep_referenced BEFORE DELETE ON files FOR EACH ROW EXECUTE FUNCTION keep_referenced_upload();

-- TRIGGER: images keep_referenced
CREATE TRIGGER keep_referenced BEFORE DELETE ON images FOR EACH ROW EXECUTE FUNCTION keep_referenced_upload();

-- TRIGGER: bin leave_bin
CREATE TRIGGER leave_bin AFTER DELETE ON bin FOR EACH ROW EXECUTE FUNCTION leave_bin();

-- TRIGGER: post_files note_uploads
CREATE TRIGGER note_uploads AFTER INSERT OR UPDATE OF post_id, file_id ON post_files FOR EACH ROW EXECUTE FUNCTION note_user_uploads('post_id');

-- TRIGGER: posts note_uploads
CREATE TRIGGER note_uploads AFTER INSERT OR UPDATE OF user_id, cover_image_id ON posts FOR EACH ROW EXECUTE FUNCTION note_user_uploads('id');

-- TRIGGER: post_files post_files_delete_changes_version
CREATE TRIGGER post_files_delete_changes_version AFTER DELETE ON post_files REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION post_files_delete_changes_version();

-- TRIGGER: post_files post_files_insert_changes_version
CREATE TRIGGER post_files_insert_changes_version AFTER INSERT ON post_files REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION post_files_insert_changes_version();

-- TRIGGER: post_files post_files_update_changes_version
CREATE TRIGGER post_files_update_changes_version AFTER UPDATE ON post_files REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION post_files_update_changes_version();

-- TRIGGER: facts protect_events_position
CREATE TRIGGER protect_events_position BEFORE INSERT OR DELETE OR UPDATE ON facts FOR EACH ROW EXECUTE FUNCTION protect_events_position();

-- TRIGGER: certificate_groups put_into_bin
CREATE TRIGGER put_into_bin BEFORE DELETE ON certificate_groups FOR EACH ROW EXECUTE FUNCTION put_into_bin('certificateGroup', 'name');

-- TRIGGER: courses put_into_bin
CREATE TRIGGER put_into_bin BEFORE DELETE ON courses FOR EACH ROW EXECUTE FUNCTION put_into_bin('course', 'title');

-- TRIGGER: events put_into_bin
CREATE TRIGGER put_into_bin BEFORE DELETE ON events FOR EACH ROW EXECUTE FUNCTION put_into_bin('event', 'hyperlink');

-- TRIGGER: questions put_into_bin
CREATE TRIGGER put_into_bin BEFORE DELETE ON questions FOR EACH ROW EXECUTE FUNCTION put_into_bin('question', 'question');

-- TRIGGER: questions questions_delete_changes_version
CREATE TRIGGER questions_delete_changes_version AFTER DELETE ON questions REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION questions_delete_changes_version();

-- TRIGGER: questions questions_insert_changes_version
CREATE TRIGGER questions_insert_changes_version AFTER INSERT ON questions REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION questions_insert_changes_version();

-- TRIGGER: questions questions_update_changes_version
CREATE TRIGGER questions_update_changes_version AFTER UPDATE ON questions REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION questions_update_changes_version();

-- TRIGGER: users reject_deleted
CREATE TRIGGER reject_deleted AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION reject_deleted_person();

-- TRIGGER: deleted_people reject_early_removal
CREATE TRIGGER reject_early_removal BEFORE DELETE ON deleted_people FOR EACH ROW WHEN (((old.deleted_at > (now() - '29 days'::interval)) AND (old.deleted_at <> now()))) EXECUTE FUNCTION reject_early_removal();

-- TRIGGER: service_events reject_early_removal
CREATE TRIGGER reject_early_removal BEFORE DELETE ON service_events FOR EACH ROW WHEN (((old.at > (now() - '29 days'::interval)) AND (old.at <> now()))) EXECUTE FUNCTION reject_early_removal();

-- TRIGGER: users reject_other_deleted
CREATE TRIGGER reject_other_deleted AFTER UPDATE OF id, firebase_uid ON users FOR EACH ROW WHEN (((old.id <> new.id) OR (old.firebase_uid IS DISTINCT FROM new.firebase_uid))) EXECUTE FUNCTION reject_deleted_person();

-- TRIGGER: certificates reject_truncate
CREATE TRIGGER reject_truncate BEFORE TRUNCATE ON certificates FOR EACH STATEMENT EXECUTE FUNCTION reject_truncate();

-- TRIGGER: post_files reject_truncate
CREATE TRIGGER reject_truncate BEFORE TRUNCATE ON post_files FOR EACH STATEMENT EXECUTE FUNCTION reject_truncate();

-- TRIGGER: posts reject_truncate
CREATE TRIGGER reject_truncate BEFORE TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION reject_truncate();

-- TRIGGER: users reject_truncate
CREATE TRIGGER reject_truncate BEFORE TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION reject_truncate();

-- TRIGGER: certificates remove_drawings
CREATE TRIGGER remove_drawings AFTER DELETE OR UPDATE OF drawing_key, pdf_key ON certificates FOR EACH ROW EXECUTE FUNCTION remove_drawings();

-- TRIGGER: pending_deletions replace_drawing_removals
CREATE TRIGGER replace_drawing_removals AFTER INSERT ON pending_deletions FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION replace_drawing_removals();

-- TRIGGER: upload_references require_upload
CREATE TRIGGER require_upload BEFORE INSERT OR UPDATE ON upload_references FOR EACH ROW EXECUTE FUNCTION require_upload();

-- TRIGGER: certificate_groups set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON certificate_groups FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: certificates set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: courses set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: events set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: posts set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: users set_next_version
CREATE TRIGGER set_next_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION set_next_version();

-- TRIGGER: certificate_groups set_search
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF name, search ON certificate_groups FOR EACH ROW EXECUTE FUNCTION set_certificate_groups_search();

-- TRIGGER: certificates set_search
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF holder_first_name, holder_last_name, search ON certificates FOR EACH ROW EXECUTE FUNCTION set_certificates_search();

-- TRIGGER: events set_search
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF hyperlink, search ON events FOR EACH ROW EXECUTE FUNCTION set_events_search();

-- TRIGGER: posts set_search
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF title, description, search ON posts FOR EACH ROW EXECUTE FUNCTION set_posts_search();

-- TRIGGER: users set_search
CREATE TRIGGER set_search BEFORE INSERT OR UPDATE OF first_name, last_name, description, email, search ON users FOR EACH ROW EXECUTE FUNCTION set_users_search();

-- TRIGGER: courses track_cover_image_id
CREATE TRIGGER track_cover_image_id AFTER INSERT OR DELETE OR UPDATE OF cover_image_id, id ON courses FOR EACH ROW EXECUTE FUNCTION track_upload('cover_image_id', 'id');

-- TRIGGER: events track_cover_image_id
CREATE TRIGGER track_cover_image_id AFTER INSERT OR DELETE OR UPDATE OF cover_image_id, id ON events FOR EACH ROW EXECUTE FUNCTION track_upload('cover_image_id', 'id');

-- TRIGGER: posts track_cover_image_id
CREATE TRIGGER track_cover_image_id AFTER INSERT OR DELETE OR UPDATE OF cover_image_id, id ON posts FOR EACH ROW EXECUTE FUNCTION track_upload('cover_image_id', 'id');

-- TRIGGER: courses track_file_id
CREATE TRIGGER track_file_id AFTER INSERT OR DELETE OR UPDATE OF file_id, id ON courses FOR EACH ROW EXECUTE FUNCTION track_upload('file_id', 'id');

-- TRIGGER: post_files track_file_id
CREATE TRIGGER track_file_id AFTER INSERT OR DELETE OR UPDATE OF file_id, post_id, "position" ON post_files FOR EACH ROW EXECUTE FUNCTION track_upload('file_id', 'post_id', 'position');

-- TRIGGER: event_images track_image_id
CREATE TRIGGER track_image_id AFTER INSERT OR DELETE OR UPDATE OF image_id, event_id, "position" ON event_images FOR EACH ROW EXECUTE FUNCTION track_upload('image_id', 'event_id', 'position');

-- TRIGGER: certificate_groups track_template_image_id
CREATE TRIGGER track_template_image_id AFTER INSERT OR DELETE OR UPDATE OF template_image_id, id ON certificate_groups FOR EACH ROW EXECUTE FUNCTION track_upload('template_image_id', 'id');

-- TRIGGER: certificates track_template_image_id
CREATE TRIGGER track_template_image_id AFTER INSERT OR DELETE OR UPDATE OF template_image_id, id ON certificates FOR EACH ROW EXECUTE FUNCTION track_upload('template_image_id', 'id');

-- FK CONSTRAINT: certificate_groups certificate_groups_template_image_id_fkey
ALTER TABLE ONLY certificate_groups
    ADD CONSTRAINT certificate_groups_template_image_id_fkey FOREIGN KEY (template_image_id) REFERENCES images(id);

-- FK CONSTRAINT: certificates certificates_certificate_group_id_fkey
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_certificate_group_id_fkey FOREIGN KEY (certificate_group_id) REFERENCES certificate_groups(id);

-- FK CONSTRAINT: certificates certificates_successor_id_fkey
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES certificates(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED;

-- FK CONSTRAINT: certificates certificates_template_image_id_fkey
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_template_image_id_fkey FOREIGN KEY (template_image_id) REFERENCES images(id);

-- FK CONSTRAINT: certificates certificates_user_id_fkey
ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

-- FK CONSTRAINT: courses courses_certificate_group_id_fkey
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_certificate_group_id_fkey FOREIGN KEY (certificate_group_id) REFERENCES certificate_groups(id);

-- FK CONSTRAINT: courses courses_cover_image_id_fkey
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_cover_image_id_fkey FOREIGN KEY (cover_image_id) REFERENCES images(id);

-- FK CONSTRAINT: courses courses_file_id_fkey
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);

-- FK CONSTRAINT: event_images event_images_event_id_fkey
ALTER TABLE ONLY event_images
    ADD CONSTRAINT event_images_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;

-- FK CONSTRAINT: event_images event_images_image_id_fkey
ALTER TABLE ONLY event_images
    ADD CONSTRAINT event_images_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id);

-- FK CONSTRAINT: events events_cover_image_id_fkey
ALTER TABLE ONLY events
    ADD CONSTRAINT events_cover_image_id_fkey FOREIGN KEY (cover_image_id) REFERENCES images(id);

-- FK CONSTRAINT: passkeys passkeys_admin_id_fkey
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;

-- FK CONSTRAINT: post_files post_files_file_id_fkey
ALTER TABLE ONLY post_files
    ADD CONSTRAINT post_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);

-- FK CONSTRAINT: post_files post_files_post_id_fkey
ALTER TABLE ONLY post_files
    ADD CONSTRAINT post_files_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

-- FK CONSTRAINT: posts posts_cover_image_id_fkey
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_cover_image_id_fkey FOREIGN KEY (cover_image_id) REFERENCES images(id);

-- FK CONSTRAINT: posts posts_user_id_fkey
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

-- FK CONSTRAINT: questions questions_course_id_fkey
ALTER TABLE ONLY questions
    ADD CONSTRAINT questions_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;

-- FK CONSTRAINT: refresh_tokens refresh_tokens_session_id_fkey
ALTER TABLE ONLY refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

-- FK CONSTRAINT: review_tokens review_tokens_post_id_fkey
ALTER TABLE ONLY review_tokens
    ADD CONSTRAINT review_tokens_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

-- FK CONSTRAINT: sessions sessions_admin_id_fkey
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;

-- FK CONSTRAINT: welcome_links welcome_links_admin_id_fkey
ALTER TABLE ONLY welcome_links
    ADD CONSTRAINT welcome_links_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;
