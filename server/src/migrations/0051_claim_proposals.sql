CREATE TABLE "claim_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"account" jsonb NOT NULL,
	"reasons" text[] NOT NULL,
	"claim_version" bigint NOT NULL,
	"payslip_key" text NOT NULL,
	"payslip_type" text NOT NULL,
	"payslip_bytes" integer NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text
);
--> statement-breakpoint
ALTER TABLE "claim_proposals" ADD CONSTRAINT "claim_proposals_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_proposals" ADD CONSTRAINT "claim_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_proposals" ADD CONSTRAINT "claim_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_proposals_waiting" ON "claim_proposals" USING btree ("claim_id") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "claim_proposals_payslip" ON "claim_proposals" USING btree ("payslip_key");