DROP INDEX "plans_type";--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" USING btree ("product_type","created_at","id") WHERE "plans"."active";--> statement-breakpoint
CREATE INDEX "plans_named" ON "plans" USING btree ("product_type",lower("product_name"),"id") WHERE "plans"."active";--> statement-breakpoint
CREATE INDEX "plans_charged" ON "plans" USING btree ("product_type","admin_fee","id") WHERE "plans"."active";