-- A search filters by the price with VAT, whose rate is that of the product's category: the category stands beside the net price.
ALTER TABLE "search_documents" ADD COLUMN "vat_category_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "search_documents" d SET "vat_category_id" = p."vat_category_id" FROM "products" p WHERE p."id" = d."product_id";--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_new_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT p."plain_name", p."net_price", p."vat_category_id", p."created_at",
		stock_status_now(p."stock_status", p."quantity", p."reserved"), p."is_active" AND NOT p."is_hidden"
	INTO STRICT NEW."plain_name", NEW."net_price", NEW."vat_category_id", NEW."product_created_at",
		NEW."stock_status", NEW."is_shown"
	FROM "products" p WHERE p."id" = NEW."product_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "search_documents" SET
		"plain_name" = NEW."plain_name", "net_price" = NEW."net_price", "vat_category_id" = NEW."vat_category_id",
		"product_created_at" = NEW."created_at",
		"stock_status" = stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved"),
		"is_shown" = NEW."is_active" AND NOT NEW."is_hidden"
	WHERE "product_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "products_listed" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."net_price", OLD."vat_category_id", OLD."created_at", OLD."is_active", OLD."is_hidden",
		stock_status_now(OLD."stock_status", OLD."quantity", OLD."reserved"))
		IS DISTINCT FROM (NEW."name", NEW."net_price", NEW."vat_category_id", NEW."created_at", NEW."is_active",
		NEW."is_hidden", stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved")))
	EXECUTE FUNCTION list_document();
