CREATE TABLE "site_publishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "site_publishes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "site_publishes" ADD CONSTRAINT "site_publishes_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_publishes_number" ON "site_publishes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "site_publishes_running" ON "site_publishes" USING btree ("state") WHERE state = 'running';