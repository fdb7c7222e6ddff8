CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"used_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_chassis";--> statement-breakpoint
DROP INDEX "orders_plate";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "identifiers" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_identifiers" ON "orders" USING gin ("identifiers");