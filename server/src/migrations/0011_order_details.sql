ALTER TABLE "policies" DROP CONSTRAINT "policies_orderId_unique";--> statement-breakpoint
DROP INDEX "order_attachments_code";--> statement-breakpoint
ALTER TABLE "order_attachments" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "time_period" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "kind" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_order_kind" ON "policies" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attachments_code" ON "order_attachments" USING btree ("order_id","code","position");--> statement-breakpoint
-- Merges three columns into one. Only orders of some lines have a beneficiary.
UPDATE "orders" SET "details" = jsonb_build_object('insured', "insured", 'addresses', "addresses")
  || CASE WHEN jsonb_typeof("beneficiary") = 'object' THEN jsonb_build_object('beneficiary', "beneficiary") ELSE '{}'::jsonb END;
