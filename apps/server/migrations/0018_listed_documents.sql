-- What lists and sorts found products stands beside what they are searched by: reading it from the products took most of a search's time.
ALTER TABLE "search_documents" ADD COLUMN "plain_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "net_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "product_created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "stock_status" text DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION stock_status_now(status text, quantity integer, reserved integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN status IN ('InStock', 'LimitedAvailability') AND quantity <= reserved THEN 'OutOfStock' ELSE status END
$$;--> statement-breakpoint
UPDATE "search_documents" d SET
	"plain_name" = p."plain_name", "net_price" = p."net_price", "product_created_at" = p."created_at",
	"stock_status" = stock_status_now(p."stock_status", p."quantity", p."reserved"),
	"is_shown" = p."is_active" AND NOT p."is_hidden"
FROM "products" p WHERE p."id" = d."product_id";--> statement-breakpoint
CREATE FUNCTION list_new_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT p."plain_name", p."net_price", p."created_at", stock_status_now(p."stock_status", p."quantity", p."reserved"),
		p."is_active" AND NOT p."is_hidden"
	INTO STRICT NEW."plain_name", NEW."net_price", NEW."product_created_at", NEW."stock_status", NEW."is_shown"
	FROM "products" p WHERE p."id" = NEW."product_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_documents_listed" BEFORE INSERT ON "search_documents"
	FOR EACH ROW EXECUTE FUNCTION list_new_document();--> statement-breakpoint
CREATE FUNCTION list_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "search_documents" SET
		"plain_name" = NEW."plain_name", "net_price" = NEW."net_price", "product_created_at" = NEW."created_at",
		"stock_status" = stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved"),
		"is_shown" = NEW."is_active" AND NOT NEW."is_hidden"
	WHERE "product_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."net_price", OLD."created_at", OLD."is_active", OLD."is_hidden",
		stock_status_now(OLD."stock_status", OLD."quantity", OLD."reserved"))
		IS DISTINCT FROM (NEW."name", NEW."net_price", NEW."created_at", NEW."is_active", NEW."is_hidden",
		stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved")))
	EXECUTE FUNCTION list_document();
