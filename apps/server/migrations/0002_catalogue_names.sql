-- The shop sorts and searches by a plain name that an index holds, not by a function of each row.
DROP INDEX "products_name_id_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_plain_name_id_index" ON "products" USING btree ("plain_name","id");
