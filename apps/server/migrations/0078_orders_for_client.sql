-- Clients find the orders that were made for them among their own.
CREATE INDEX "orders_for_client" ON "orders" USING btree ("shipping_user_id") WHERE "orders"."shipping_user_id" is not null;