-- What an ingredient or its group is can change after a label was entered: its percents of the reference value are told when they are read.
ALTER TABLE "product_ingredients" DROP COLUMN "nrv_percent";--> statement-breakpoint
-- Brackets that begin a name belong to it.
UPDATE "ingredients" SET "name" = '(6S)-5-Methylfolate' WHERE "name" = '-5-Methylfolate' AND NOT EXISTS (SELECT FROM "ingredients" WHERE lower("name") = '(6s)-5-methylfolate');
