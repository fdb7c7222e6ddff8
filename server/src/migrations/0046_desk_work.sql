CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "desk_presence" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_presence_subject_subject_id_user_id_pk" PRIMARY KEY("subject","subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "desk_tasks" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_tasks_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notes_subject" ON "desk_notes" USING btree ("subject","subject_id","number");--> statement-breakpoint
CREATE INDEX "desk_presence_seen" ON "desk_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "desk_tasks_owner" ON "desk_tasks" USING btree ("owner_id");--> statement-breakpoint
CREATE FUNCTION "desk_notes_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A note is deleted together with the data of its subject (modules/desk).
	IF TG_OP = 'DELETE' AND current_setting('naungan.erasing', true) = 'on' THEN
		RETURN OLD;
	END IF;
	-- Encryption with another key (core/reseal.ts) changes the stored text.
	IF TG_OP = 'UPDATE' AND current_setting('naungan.resealing', true) = 'on'
		AND (NEW.id, NEW.subject, NEW.subject_id, NEW.author_id, NEW.created_at, NEW.number)
			IS NOT DISTINCT FROM (OLD.id, OLD.subject, OLD.subject_id, OLD.author_id, OLD.created_at, OLD.number)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Notes are append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "desk_notes_append_only" BEFORE UPDATE OR DELETE ON "desk_notes" FOR EACH ROW EXECUTE FUNCTION "desk_notes_append_only"();
--> statement-breakpoint
CREATE TRIGGER "desk_notes_no_truncate" BEFORE TRUNCATE ON "desk_notes" FOR EACH STATEMENT EXECUTE FUNCTION "desk_notes_append_only"();
