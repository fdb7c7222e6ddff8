DROP INDEX "journal_subject";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
CREATE INDEX "claims_created" ON "claims" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "claims_state_created" ON "claims" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "consultant_orders_created" ON "consultant_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_orders_words" ON "consultant_orders" USING gin (to_tsvector('simple', regexp_replace(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone_number, ''), '[[:punct:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "consultations_created" ON "consultations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultations_words" ON "consultations" USING gin (to_tsvector('simple', regexp_replace(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone_number, ''), '[[:punct:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "guests_created" ON "guests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "guests_words" ON "guests" USING gin (to_tsvector('simple', regexp_replace(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone_number, ''), '[[:punct:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_date") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "journal_subject_id" ON "journal" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "order_attachments_key" ON "order_attachments" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_line" ON "orders" USING btree ("product_type","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_plan" ON "orders" USING btree ("plan_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "plans_words" ON "plans" USING gin (to_tsvector('simple', regexp_replace(coalesce(product_name, ''), '[[:punct:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "policies_without_certificate" ON "policies" USING btree ("issued_at") WHERE certificate_key is null;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', regexp_replace(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone_number, ''), '[[:punct:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status_order","created_at","id");