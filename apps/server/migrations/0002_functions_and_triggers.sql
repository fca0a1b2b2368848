-- The ledger holds by itself: the postings of an entry add up to zero in one currency, and nothing written is ever changed.
CREATE FUNCTION refuse_unbalanced_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM postings WHERE entry_id = NEW.entry_id
    HAVING sum(amount) <> 0 OR count(DISTINCT currency) > 1 OR count(*) < 2
  ) THEN
    RAISE EXCEPTION 'the postings of entry % do not add up to zero', NEW.entry_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_balanced AFTER INSERT ON postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed: write a reversing entry', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_entries_unchanged BEFORE UPDATE OR DELETE ON journal_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER postings_unchanged BEFORE UPDATE OR DELETE ON postings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_history_unchanged BEFORE DELETE ON order_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A search lists and sorts by its documents alone: reading products took most of its time.
CREATE FUNCTION stock_status_now(status text, quantity integer, reserved integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN status IN ('InStock', 'LimitedAvailability') AND quantity <= reserved THEN 'OutOfStock' ELSE status END
$$;
--> statement-breakpoint
CREATE FUNCTION list_new_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT p."plain_name", p."net_price", p."vat_category_id", p."created_at",
		stock_status_now(p."stock_status", p."quantity", p."reserved"), p."is_active" AND NOT p."is_hidden"
	INTO STRICT NEW."plain_name", NEW."net_price", NEW."vat_category_id", NEW."product_created_at",
		NEW."stock_status", NEW."is_shown"
	FROM "products" p WHERE p."id" = NEW."product_id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "search_documents" SET
		"plain_name" = NEW."plain_name", "net_price" = NEW."net_price", "vat_category_id" = NEW."vat_category_id",
		"product_created_at" = NEW."created_at",
		"stock_status" = stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved"),
		"is_shown" = NEW."is_active" AND NOT NEW."is_hidden"
	WHERE "product_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD."name", OLD."net_price", OLD."vat_category_id", OLD."created_at", OLD."is_active", OLD."is_hidden",
		stock_status_now(OLD."stock_status", OLD."quantity", OLD."reserved"))
		IS DISTINCT FROM (NEW."name", NEW."net_price", NEW."vat_category_id", NEW."created_at", NEW."is_active",
		NEW."is_hidden", stock_status_now(NEW."stock_status", NEW."quantity", NEW."reserved")))
	EXECUTE FUNCTION list_document();
--> statement-breakpoint
CREATE TRIGGER "search_documents_listed" BEFORE INSERT ON "search_documents"
	FOR EACH ROW EXECUTE FUNCTION list_new_document();
--> statement-breakpoint
-- Room on each page for stock to change in place.
ALTER TABLE "products" SET (fillfactor = 80);
--> statement-breakpoint
INSERT INTO "referral_programs" ("id", "name", "currency", "referrer_bonus", "newcomer_bonus", "valid_from", "valid_to") VALUES ('01900000-0000-7000-8000-000000000001', 'Colleague brings colleague', 'EUR', 5000, 2500, '2024-01-01', NULL);
