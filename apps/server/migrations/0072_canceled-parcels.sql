-- Packs that no parcel brings are looked for among canceled parcels and failed refunds, on every home page of an admin.
CREATE INDEX "shipments_canceled" ON "shipments" USING btree ("order_id") WHERE "shipments"."status" = 'Canceled';--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'Failed';
