DROP INDEX "payments_settled";--> statement-breakpoint
DROP INDEX "payments_abandoned";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "watched_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_watched" ON "payments" USING btree ("checked_at") WHERE watched_until is not null;--> statement-breakpoint
-- Existing rows: payments that can be reversed are checked until three days after the settlement, abandoned charges for one day.
UPDATE "payments" SET "watched_until" = "settled_at" + interval '72 hours'
  WHERE "status" IN ('capture', 'settlement')
    AND "method" IN ('permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank');--> statement-breakpoint
UPDATE "payments" SET "watched_until" = "updated_at" + interval '24 hours'
  WHERE "status" = 'failure' AND "transaction_id" IS NULL;
