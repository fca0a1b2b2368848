-- A page of a long wallet or of many orders counts by an index alone.
DROP INDEX "orders_user_id_created_at_index";--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "wallet_transactions_shown" ON "wallet_transactions" USING btree ("practitioner_id") WHERE ("wallet_transactions"."entered_by" is null or "wallet_transactions"."status" not in ('Draft', 'Deleted'));
