ALTER TABLE "orders" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Existing policies: cover began when the policy was issued, at the settlement of its payment.
UPDATE "policies" SET "starts_at" = CASE
	WHEN ("issued_at" AT TIME ZONE 'Asia/Jakarta')::date = "start_date" THEN "issued_at"
	ELSE "start_date"::timestamp AT TIME ZONE 'Asia/Jakarta'
END;--> statement-breakpoint
CREATE INDEX "orders_chassis" ON "orders" USING btree (("details" -> 'vehicle' ->> 'chassisNumber'));--> statement-breakpoint
CREATE INDEX "orders_plate" ON "orders" USING btree (("details" -> 'vehicle' ->> 'vehicleLicense'));
