-- The day on which a product was discontinued was not kept, and one that was hidden and is shown again passed for new.
ALTER TABLE "products" ADD COLUMN "discontinued_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "products" SET "discontinued_since" = (
  SELECT max(e."at") FROM "audit_entries" e
  WHERE e."subject_type" = 'Product' AND e."subject_id" = "products"."id"
    AND e."details" -> 'changes' @> '[{"field": "stockStatus", "to": "Discontinued"}]')
WHERE "stock_status" = 'Discontinued';--> statement-breakpoint
UPDATE "products" SET "shown_since" = "created_at" WHERE "shown_since" IS NULL AND "gone_since" IS NOT NULL;
