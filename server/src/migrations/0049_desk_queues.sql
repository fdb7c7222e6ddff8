ALTER TABLE "consultant_orders" ADD COLUMN "follow_up_status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "follow_up_status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "claims_waiting" ON "claims" USING btree ("moved_at","id") WHERE state in ('pending', 'review', 'appealed', 'agreed');--> statement-breakpoint
CREATE INDEX "consultant_orders_new" ON "consultant_orders" USING btree ("created_at","id") WHERE follow_up_status = 'new';--> statement-breakpoint
CREATE INDEX "consultations_new" ON "consultations" USING btree ("created_at","id") WHERE follow_up_status = 'new';--> statement-breakpoint
CREATE INDEX "guests_new" ON "guests" USING btree ("created_at","id") WHERE follow_up_status = 'new';--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("updated_at","id") WHERE status_order in ('neworder', 'revision');--> statement-breakpoint
CREATE INDEX "orders_printed" ON "orders" USING btree ("id") WHERE policy_print_fee > 0;--> statement-breakpoint
CREATE INDEX "payments_attention" ON "payments" USING btree ("attention_at","id") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "policies_unsent" ON "policies" USING btree ("issued_at","order_id") WHERE service_delivery = 'Belum Dikirim' and status = 'active';