-- Names are found whatever their accents, and orders by an index.
DROP INDEX "users_text";--> statement-breakpoint
CREATE INDEX "orders_text" ON "orders" USING gin (plain_text((coalesce("number", '') || ' ' || "email" || ' ' || coalesce("shipping_address" ->> 'firstName', '') || ' ' ||
    coalesce("shipping_address" ->> 'lastName', '') || ' ' || coalesce("billing_address" ->> 'company', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin (plain_text(("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);
