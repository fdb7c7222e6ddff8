CREATE FUNCTION "journal_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The one exception: a reason that names a person goes with that person (modules/privacy). Who, when and what stay.
	IF TG_OP = 'UPDATE' AND current_setting('naungan.erasing', true) = 'on' THEN
		IF NEW.reason IS NULL
			AND (NEW.id, NEW.subject, NEW.subject_id, NEW.from_status, NEW.to_status, NEW.actor, NEW.created_at)
				IS NOT DISTINCT FROM
				(OLD.id, OLD.subject, OLD.subject_id, OLD.from_status, OLD.to_status, OLD.actor, OLD.created_at)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The journal is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "journal_append_only" BEFORE UPDATE OR DELETE ON "journal" FOR EACH ROW EXECUTE FUNCTION "journal_append_only"();
--> statement-breakpoint
CREATE TRIGGER "journal_no_truncate" BEFORE TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION "journal_append_only"();
