CREATE TABLE "earthquake_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"province" text NOT NULL,
	"level" text NOT NULL,
	"district" text NOT NULL,
	"zone" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_occupations" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"description" text NOT NULL,
	"retail" boolean NOT NULL,
	"class1_low" integer,
	"class1_high" integer,
	"class2_low" integer,
	"class2_high" integer,
	"class3_low" integer,
	"class3_high" integer,
	"place" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_plans" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"tariff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_tariffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"band_position" integer NOT NULL,
	"flood_position" integer,
	"sum_min" bigint NOT NULL,
	"sum_max" bigint NOT NULL,
	"max_floor" smallint NOT NULL,
	"max_time_period" smallint NOT NULL,
	"taken" text[] NOT NULL,
	"refused" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_plans" ADD CONSTRAINT "property_plans_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_plans" ADD CONSTRAINT "property_plans_tariff_id_property_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."property_tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earthquake_zones_district" ON "earthquake_zones" USING btree ("province","level","district");--> statement-breakpoint
CREATE INDEX "property_plans_tariff" ON "property_plans" USING btree ("tariff_id","plan_id");--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."property_offers" AS (
  select plans.product_type, property_plans.tariff_id, plans.admin_fee, count(*)::int as products,
    array_agg(distinct plans.insurer_id) as insurers
  from property_plans join plans on plans.id = property_plans.plan_id
  where plans.active
  group by 1, 2, 3);--> statement-breakpoint
-- A refresh locks the view until the transaction ends, so lists requested meanwhile wait. Products change only a few times a year.
CREATE FUNCTION "refresh_property_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	REFRESH MATERIALIZED VIEW "property_offers";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "property_offers_tariffs" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "property_plans" FOR EACH STATEMENT EXECUTE FUNCTION "refresh_property_offers"();
--> statement-breakpoint
CREATE TRIGGER "property_offers_plans" AFTER UPDATE OF "insurer_id", "admin_fee", "active" ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "refresh_property_offers"();
