ALTER TABLE "claims" ADD COLUMN "account_index" text;--> statement-breakpoint
CREATE INDEX "claims_account" ON "claims" USING btree ("account_index");