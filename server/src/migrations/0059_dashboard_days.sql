CREATE TABLE "dashboard_changes" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboard_days" (
	"day" date NOT NULL,
	"line" text NOT NULL,
	"insurer_id" uuid,
	"partner" text,
	"orders" integer NOT NULL,
	"sold" integer NOT NULL,
	"sold_premium" bigint NOT NULL,
	"approved" integer NOT NULL,
	"rejected" integer NOT NULL,
	"approval_hours" "bytea" DEFAULT ''::bytea NOT NULL,
	"invoices" integer NOT NULL,
	"paid" integer NOT NULL,
	"premium" bigint NOT NULL,
	"claims" integer NOT NULL,
	"claims_paid" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dashboard_changes_day" ON "dashboard_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dashboard_days_day" ON "dashboard_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "claim_payments_paid" ON "claim_payments" USING btree ("paid_at");
--> statement-breakpoint
CREATE FUNCTION "jakarta_day"("at" timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE AS $$
	SELECT ("at" AT TIME ZONE 'Asia/Jakarta')::date
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_dashboard_days"("days" date[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "dashboard_changes" ("day") SELECT DISTINCT "changed" FROM unnest("days") "changed" WHERE "changed" IS NOT NULL
$$;
--> statement-breakpoint
-- Marks every day from the first to the last record. After changes without triggers, run SELECT mark_all_dashboard_days().
CREATE FUNCTION "mark_all_dashboard_days"() RETURNS void LANGUAGE sql AS $$
	INSERT INTO "dashboard_changes" ("day")
	SELECT generate_series(min("first"), max("last"), interval '1 day')::date FROM (
		SELECT jakarta_day(min("created_at")) AS "first", jakarta_day(max("created_at")) AS "last" FROM "orders"
		UNION ALL SELECT jakarta_day(min("decided_at")), jakarta_day(max("decided_at")) FROM "orders"
		UNION ALL SELECT jakarta_day(min("created_at")), jakarta_day(max("created_at")) FROM "invoices"
		UNION ALL SELECT jakarta_day(min("paid_at")), jakarta_day(max("paid_at")) FROM "invoices" WHERE "status" = 'success'
		UNION ALL SELECT jakarta_day(min("created_at")), jakarta_day(max("created_at")) FROM "claims"
		UNION ALL SELECT jakarta_day(min("paid_at")), jakarta_day(max("paid_at")) FROM "claim_payments"
		UNION ALL SELECT min("day"), max("day") FROM "dashboard_days"
	) "periods"
$$;
--> statement-breakpoint
-- The trigger functions mark the days on which the dashboard counts the row, before and after the change (read-models/desk/dashboard-days-repository.ts). OLD is null after an insertion, NEW after a deletion.
CREATE FUNCTION "mark_order_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"has_new_group" boolean := TG_OP = 'UPDATE' AND (NEW."product_type", NEW."insurer_id", NEW."partner", NEW."premium")
		IS DISTINCT FROM (OLD."product_type", OLD."insurer_id", OLD."partner", OLD."premium");
BEGIN
	IF TG_OP = 'UPDATE' AND NOT "has_new_group" AND (NEW."status_order", NEW."created_at", NEW."decided_at")
		IS NOT DISTINCT FROM (OLD."status_order", OLD."created_at", OLD."decided_at")
	THEN
		RETURN NULL;
	END IF;
	PERFORM mark_dashboard_days(ARRAY[
		jakarta_day(OLD."created_at"), jakarta_day(NEW."created_at"), jakarta_day(OLD."decided_at"), jakarta_day(NEW."decided_at")]);
	-- Invoices, claims and their payments are counted in the group of their order, each on another day.
	IF "has_new_group" THEN
		PERFORM mark_dashboard_days(ARRAY(
			SELECT jakarta_day("created_at") FROM "invoices" WHERE "order_id" = NEW."id"
			UNION SELECT jakarta_day("paid_at") FROM "invoices" WHERE "order_id" = NEW."id"
			UNION SELECT jakarta_day("created_at") FROM "claims" WHERE "order_id" = NEW."id"
			UNION SELECT jakarta_day("claim_payments"."paid_at") FROM "claim_payments"
				JOIN "claims" ON "claims"."id" = "claim_id" WHERE "order_id" = NEW."id"));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_invoice_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW."order_id", NEW."status", NEW."created_at", NEW."paid_at")
		IS NOT DISTINCT FROM (OLD."order_id", OLD."status", OLD."created_at", OLD."paid_at")
	THEN
		RETURN NULL;
	END IF;
	-- The day of the order counts whether the order is paid.
	PERFORM mark_dashboard_days(ARRAY[
		jakarta_day(OLD."created_at"), jakarta_day(NEW."created_at"), jakarta_day(OLD."paid_at"), jakarta_day(NEW."paid_at")
	] || ARRAY(SELECT jakarta_day("created_at") FROM "orders" WHERE "id" IN (OLD."order_id", NEW."order_id")));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_claim_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW."order_id", NEW."created_at") IS NOT DISTINCT FROM (OLD."order_id", OLD."created_at") THEN
		RETURN NULL;
	END IF;
	PERFORM mark_dashboard_days(ARRAY[jakarta_day(OLD."created_at"), jakarta_day(NEW."created_at")]
		|| ARRAY(SELECT jakarta_day("paid_at") FROM "claim_payments" WHERE "claim_id" = NEW."id"));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_claim_payment_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_dashboard_days(ARRAY[jakarta_day(OLD."paid_at"), jakarta_day(NEW."paid_at")]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_truncated_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_all_dashboard_days();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_dashboard" AFTER INSERT OR UPDATE OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "mark_order_days"();
--> statement-breakpoint
CREATE TRIGGER "orders_dashboard_truncate" BEFORE TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "mark_truncated_days"();
--> statement-breakpoint
CREATE TRIGGER "invoices_dashboard" AFTER INSERT OR UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "mark_invoice_days"();
--> statement-breakpoint
CREATE TRIGGER "invoices_dashboard_truncate" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "mark_truncated_days"();
--> statement-breakpoint
CREATE TRIGGER "claims_dashboard" AFTER INSERT OR UPDATE OR DELETE ON "claims" FOR EACH ROW EXECUTE FUNCTION "mark_claim_days"();
--> statement-breakpoint
CREATE TRIGGER "claims_dashboard_truncate" BEFORE TRUNCATE ON "claims" FOR EACH STATEMENT EXECUTE FUNCTION "mark_truncated_days"();
--> statement-breakpoint
CREATE TRIGGER "claim_payments_dashboard" AFTER INSERT OR UPDATE OR DELETE ON "claim_payments" FOR EACH ROW EXECUTE FUNCTION "mark_claim_payment_days"();
--> statement-breakpoint
CREATE TRIGGER "claim_payments_dashboard_truncate" BEFORE TRUNCATE ON "claim_payments" FOR EACH STATEMENT EXECUTE FUNCTION "mark_truncated_days"();
--> statement-breakpoint
-- No statement after the triggers can change a record without an entry: they lock the tables until the commit.
SELECT mark_all_dashboard_days();
