CREATE INDEX "invoices_figures" ON "invoices" USING btree ("created_at","order_id","status");--> statement-breakpoint
CREATE INDEX "invoices_received" ON "invoices" USING btree ("paid_at","order_id") WHERE status = 'success';--> statement-breakpoint
CREATE INDEX "orders_decided" ON "orders" USING btree ("decided_at","status_order","product_type","insurer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_groups" ON "orders" USING btree ("id","product_type","insurer_id","premium");