CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "claimed_until";--> statement-breakpoint
-- Adds to waiting jobs of mails the key that prevents a second job of the same mail. pg-boss creates its tables after the
-- migrations, so a new database has none yet.
DO $$
BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;
  UPDATE pgboss.queue SET policy = 'exclusive' WHERE name IN ('mail.send', 'mail.account');
  DELETE FROM pgboss.job waiting USING pgboss.job other
    WHERE waiting.name IN ('mail.send', 'mail.account') AND other.name = waiting.name
      AND waiting.state < 'active' AND other.state <= 'active' AND other.id <> waiting.id
      AND other.data ->> 'id' = waiting.data ->> 'id' AND (other.state, other.id) > (waiting.state, waiting.id);
  UPDATE pgboss.job SET policy = 'exclusive', singleton_key = data ->> 'id',
      retry_limit = 160, retry_delay_max = 1800, expire_seconds = 900, heartbeat_seconds = 20
    WHERE name IN ('mail.send', 'mail.account') AND state < 'active';
  UPDATE pgboss.job SET policy = 'exclusive', singleton_key = data ->> 'id'
    WHERE name IN ('mail.send', 'mail.account') AND state = 'active';
END
$$;
