CREATE TABLE "partner_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"code" text PRIMARY KEY NOT NULL,
	"api_key_hash" text,
	"webhook_url" text,
	"webhook_secrets" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_apiKeyHash_unique" UNIQUE("api_key_hash")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_partner_partners_code_fk" FOREIGN KEY ("partner") REFERENCES "public"."partners"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_events_order" ON "partner_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "partner_events_undelivered" ON "partner_events" USING btree ("partner","created_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "partner_events_created" ON "partner_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_partner" ON "orders" USING btree ("partner","created_at","id") WHERE partner is not null;