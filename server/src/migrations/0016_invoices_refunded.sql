-- Invoices whose payment was refunded had the status 'reversal', which means that a bank took the money back.
WITH "refunded" AS (
	UPDATE "invoices" SET "status" = 'refund'
	WHERE "status" = 'reversal'
		AND EXISTS (SELECT 1 FROM "payments" WHERE "payments"."invoice_id" = "invoices"."id" AND "payments"."status" = 'refund')
		AND NOT EXISTS (SELECT 1 FROM "payments" WHERE "payments"."invoice_id" = "invoices"."id" AND "payments"."status" = 'reversal')
	RETURNING "id"
)
INSERT INTO "journal" ("subject", "subject_id", "from_status", "to_status", "actor", "reason")
SELECT 'invoice', "id", 'reversal', 'refund', 'system', 'the money was given back' FROM "refunded";
