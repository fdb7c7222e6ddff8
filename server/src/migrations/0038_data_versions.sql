CREATE TABLE "data_versions" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
-- Counts a change of the topic, and notifies every process (`core/snapshots.ts`). The row of the topic stays locked until the transaction ends, so that versions become visible in their order.
CREATE FUNCTION "count_data_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed_topic" text := TG_ARGV[0];
	"new_version" bigint;
BEGIN
	INSERT INTO "data_versions" AS "stored" ("topic", "version") VALUES ("changed_topic", 1)
		ON CONFLICT ("topic") DO UPDATE SET "version" = "stored"."version" + 1 RETURNING "version" INTO "new_version";
	PERFORM pg_notify('data_changes', "changed_topic" || ' ' || "new_version");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "plans_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "plan_premiums_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plan_premiums" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "vehicle_rates_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_rates" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "property_plans_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "property_plans" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "property_tariffs_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "property_tariffs" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "insurers_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "insurers" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('products');
--> statement-breakpoint
CREATE TRIGGER "vehicle_models_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_models" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('vehicle-reference');
--> statement-breakpoint
CREATE TRIGGER "vehicle_prices_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_prices" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('vehicle-reference');
--> statement-breakpoint
CREATE TRIGGER "plate_areas_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plate_areas" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('vehicle-reference');
--> statement-breakpoint
CREATE TRIGGER "property_occupations_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "property_occupations" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('property-reference');
--> statement-breakpoint
CREATE TRIGGER "earthquake_zones_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "earthquake_zones" FOR EACH STATEMENT EXECUTE FUNCTION "count_data_change"('property-reference');
