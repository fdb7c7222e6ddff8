ALTER TABLE "consultant_orders" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner" text;