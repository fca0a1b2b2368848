-- An article number is typed without its separators, by its digits alone, or as far as one has come.
CREATE INDEX "products_sku_key" ON "products" USING btree ((regexp_replace(lower("sku"), '[^a-z0-9]', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "products_sku_digits" ON "products" USING btree ((regexp_replace("sku", '[^0-9]', '', 'g') collate "C"));