ALTER TABLE "orders" ADD COLUMN "identity_index" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_index" text;--> statement-breakpoint
CREATE INDEX "orders_identity" ON "orders" USING btree ("identity_index");--> statement-breakpoint
CREATE INDEX "users_identity" ON "users" USING btree ("identity_index");