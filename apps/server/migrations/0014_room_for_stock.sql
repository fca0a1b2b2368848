-- Search reads its documents.
DROP INDEX "products_search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
-- Each order writes the stock of its products twice: with room on their pages no index is written with it.
ALTER TABLE "products" SET (fillfactor = 80);
