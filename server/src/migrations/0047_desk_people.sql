CREATE TABLE "desk_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"insurer_id" uuid,
	"totp_secret" text,
	"totp_step" bigint,
	"supervisor_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_role_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"from_insurer_id" uuid,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"insurer_id" uuid,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "insurer_id" uuid GENERATED ALWAYS AS ((product -> 'insuranceCompany' ->> '_id')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "desk_people" ADD CONSTRAINT "desk_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_people" ADD CONSTRAINT "desk_people_insurer_id_insurers_id_fk" FOREIGN KEY ("insurer_id") REFERENCES "public"."insurers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_recovery_codes" ADD CONSTRAINT "desk_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_role_changes" ADD CONSTRAINT "desk_role_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_role_changes" ADD CONSTRAINT "desk_role_changes_from_insurer_id_insurers_id_fk" FOREIGN KEY ("from_insurer_id") REFERENCES "public"."insurers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_role_changes" ADD CONSTRAINT "desk_role_changes_insurer_id_insurers_id_fk" FOREIGN KEY ("insurer_id") REFERENCES "public"."insurers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_role_changes" ADD CONSTRAINT "desk_role_changes_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_role_changes" ADD CONSTRAINT "desk_role_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_recovery_codes_user" ON "desk_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_role_changes_open" ON "desk_role_changes" USING btree ("user_id") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "orders_insurer" ON "orders" USING btree ("insurer_id","created_at","id");