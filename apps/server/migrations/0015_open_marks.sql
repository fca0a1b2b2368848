-- The picture in mails of clients who agreed that opening is noted.
ALTER TABLE "recommendation_clients" ADD COLUMN "open_mark_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "recommendation_clients_open_mark_hash_index" ON "recommendation_clients" USING btree ("open_mark_hash");