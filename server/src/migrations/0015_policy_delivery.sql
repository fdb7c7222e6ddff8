ALTER TABLE "policies" ADD COLUMN "delivery_courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "policy_received_date" date;