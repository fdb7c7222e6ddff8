CREATE TABLE "plate_areas" (
	"plat" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"region" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle_type" text NOT NULL,
	"brand" text NOT NULL,
	"brand_text" text NOT NULL,
	"model_text" text NOT NULL,
	"seats" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_prices" (
	"model_id" text NOT NULL,
	"year" smallint NOT NULL,
	"price" bigint NOT NULL,
	"deviation" smallint NOT NULL,
	CONSTRAINT "vehicle_prices_model_id_year_pk" PRIMARY KEY("model_id","year")
);
--> statement-breakpoint
CREATE TABLE "vehicle_rates" (
	"plan_id" uuid NOT NULL,
	"cover" text NOT NULL,
	"category" smallint NOT NULL,
	"region" smallint NOT NULL,
	"rate" integer NOT NULL,
	"charged_rate" integer NOT NULL,
	CONSTRAINT "vehicle_rates_plan_id_category_region_pk" PRIMARY KEY("plan_id","category","region")
);
--> statement-breakpoint
ALTER TABLE "vehicle_prices" ADD CONSTRAINT "vehicle_prices_model_id_vehicle_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_rates" ADD CONSTRAINT "vehicle_rates_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_models_brand" ON "vehicle_models" USING btree ("brand","vehicle_type");--> statement-breakpoint
CREATE INDEX "vehicle_rates_band" ON "vehicle_rates" USING btree ("category","region","cover");