-- Each process keeps the products in memory (`core/snapshots.ts`), so no view counts them, and no query needs these indexes and columns.
DROP TRIGGER "vehicle_offers_rates" ON "vehicle_rates";--> statement-breakpoint
DROP TRIGGER "vehicle_offers_plans" ON "plans";--> statement-breakpoint
DROP TRIGGER "property_offers_tariffs" ON "property_plans";--> statement-breakpoint
DROP TRIGGER "property_offers_plans" ON "plans";--> statement-breakpoint
DROP FUNCTION "refresh_vehicle_offers";--> statement-breakpoint
DROP FUNCTION "refresh_property_offers";--> statement-breakpoint
DROP MATERIALIZED VIEW "public"."property_offers";--> statement-breakpoint
DROP MATERIALIZED VIEW "public"."vehicle_offers";--> statement-breakpoint
DROP INDEX "plans_newest";--> statement-breakpoint
DROP INDEX "plans_named";--> statement-breakpoint
DROP INDEX "plans_charged";--> statement-breakpoint
DROP INDEX "property_plans_tariff";--> statement-breakpoint
DROP INDEX "vehicle_rates_charged";--> statement-breakpoint
CREATE INDEX "plans_type" ON "plans" USING btree ("product_type");--> statement-breakpoint
ALTER TABLE "vehicle_rates" DROP COLUMN "cover";--> statement-breakpoint
ALTER TABLE "vehicle_rates" DROP COLUMN "charged_rate";