-- The job that tells the ERP of orders read all of them each minute: it finds by indexes what is new, and who was erased.
ALTER TABLE "erp_orders" ADD COLUMN "placed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "erp_orders" SET "placed_at" = "orders"."placed_at" FROM "orders" WHERE "orders"."id" = "erp_orders"."order_id";--> statement-breakpoint
CREATE INDEX "orders_by_placing" ON "orders" USING btree ("placed_at","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_erased" ON "orders" USING btree ("id") WHERE "orders"."shipping_address" ->> 'lastName' = '';--> statement-breakpoint
CREATE INDEX "erp_orders_placed_at_index" ON "erp_orders" USING btree ("placed_at");
