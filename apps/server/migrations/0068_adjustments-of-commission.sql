-- What refunds took back of posted commission is found by its order, and its months are counted anew.
CREATE INDEX "wallet_transactions_adjusted" ON "wallet_transactions" USING btree ("order_id") WHERE "wallet_transactions"."type" = 'Adjustment';--> statement-breakpoint
UPDATE "insight_sources" SET "read_until" = least("read_until", (SELECT min("created_at") FROM "wallet_transactions" WHERE "type" = 'Adjustment' AND "order_id" IS NOT NULL));
