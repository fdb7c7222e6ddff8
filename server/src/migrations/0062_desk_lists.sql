DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_event";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
CREATE INDEX "audit_log_actor_time" ON "audit_log" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject_time" ON "audit_log" USING btree ("subject_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_event_time" ON "audit_log" USING btree ("event","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("created_at","id") WHERE role = 'member' and status <> 'deleted';