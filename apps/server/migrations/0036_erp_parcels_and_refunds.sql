-- One call to the ERP about an order at a time; each parcel is told by itself, so that none are counted.
CREATE UNIQUE INDEX "outbox_messages_one_erp_call" ON "outbox_messages" USING btree ("order_id") WHERE "outbox_messages"."kind" = 'Erp' and "outbox_messages"."claimed_until" is not null;--> statement-breakpoint
ALTER TABLE "erp_orders" DROP COLUMN "parcels_told";