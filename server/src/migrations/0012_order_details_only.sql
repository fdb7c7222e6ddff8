ALTER TABLE "orders" ALTER COLUMN "details" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "insured";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "addresses";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "beneficiary";