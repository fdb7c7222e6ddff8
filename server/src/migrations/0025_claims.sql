CREATE TABLE "claim_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "claim_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"round" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_payments" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_holder" text NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_repairs" (
	"claim_id" uuid NOT NULL,
	"step" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_repairs_claim_id_step_pk" PRIMARY KEY("claim_id","step")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_number" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"policy_number" text NOT NULL,
	"product_type" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"cause" text NOT NULL,
	"third_party" boolean NOT NULL,
	"incident_date" date NOT NULL,
	"total_claim" bigint,
	"cause_disaster" text NOT NULL,
	"description" text NOT NULL,
	"account" jsonb NOT NULL,
	"heir" jsonb,
	"heir_secret_hash" text,
	"named_beneficiary" boolean,
	"feedback" text DEFAULT '' NOT NULL,
	"need_revision" text[] DEFAULT '{}'::text[] NOT NULL,
	"approved_amount" bigint,
	"settlement" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replacement_method" text,
	"replacement_locked" boolean DEFAULT false NOT NULL,
	"workshop" text,
	"letter" boolean DEFAULT false NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_claimNumber_unique" UNIQUE("claim_number"),
	CONSTRAINT "claims_heirSecretHash_unique" UNIQUE("heir_secret_hash")
);
--> statement-breakpoint
ALTER TABLE "claim_appeals" ADD CONSTRAINT "claim_appeals_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_repairs" ADD CONSTRAINT "claim_repairs_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_appeals_round" ON "claim_appeals" USING btree ("claim_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_appeals_open" ON "claim_appeals" USING btree ("claim_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_files_place" ON "claim_files" USING btree ("claim_id","kind","code","round","position");--> statement-breakpoint
CREATE INDEX "claim_files_key" ON "claim_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_policy" ON "claims" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "claims_state" ON "claims" USING btree ("state","moved_at");