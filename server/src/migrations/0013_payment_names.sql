-- Swaps two columns: "method" contained the code and "type" the group, but the specification names them the other way round [Q25].
ALTER TABLE "payments" RENAME COLUMN "method" TO "code";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "type" TO "method";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "code" TO "type";
