-- A dose may change over time (null where it stays the same), and that a nutrient above its level was seen is recorded with the plan.
ALTER TABLE "recommendation_items" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "ledger_acknowledgements" jsonb DEFAULT '[]'::jsonb NOT NULL;