ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
CREATE INDEX "idempotency_keys_subject" ON "idempotency_keys" USING btree ("subject_id");--> statement-breakpoint
-- All existing keys belong to orders.
UPDATE "idempotency_keys" SET "subject" = 'order', "subject_id" = "order_id" WHERE "order_id" IS NOT NULL;
