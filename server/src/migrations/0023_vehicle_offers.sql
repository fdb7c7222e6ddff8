DROP INDEX "vehicle_rates_band";--> statement-breakpoint
CREATE INDEX "vehicle_rates_charged" ON "vehicle_rates" USING btree ("category","region","cover","charged_rate","plan_id");--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."vehicle_offers" AS (
  select vehicle_rates.category, vehicle_rates.region, vehicle_rates.cover, plans.max_age, vehicle_rates.charged_rate,
    plans.admin_fee, count(*)::int as products, array_agg(distinct plans.insurer_id) as insurers
  from vehicle_rates join plans on plans.id = vehicle_rates.plan_id
  where plans.active
  group by 1, 2, 3, 4, 5, 6);--> statement-breakpoint
CREATE INDEX "vehicle_offers_band" ON "vehicle_offers" ("category", "region", "cover");
--> statement-breakpoint
-- A refresh locks the view until the transaction ends, so lists requested meanwhile wait. Products change only a few times a year.
CREATE FUNCTION "refresh_vehicle_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	REFRESH MATERIALIZED VIEW "vehicle_offers";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "vehicle_offers_rates" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_rates" FOR EACH STATEMENT EXECUTE FUNCTION "refresh_vehicle_offers"();
--> statement-breakpoint
CREATE TRIGGER "vehicle_offers_plans" AFTER UPDATE OF "insurer_id", "max_age", "admin_fee", "active" ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "refresh_vehicle_offers"();
