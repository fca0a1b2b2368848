-- Calls that wait go on by their new name, and none holds a claim when one call about an order is let in at a time.
UPDATE "outbox_messages" SET "content" = jsonb_set("content", '{template}', '"saveErpShipment"')
WHERE "kind" = 'Erp' AND "state" <> 'Sent' AND "content"->>'template' = 'trackErpOrder';
--> statement-breakpoint
UPDATE "outbox_messages" SET "claimed_until" = NULL WHERE "kind" = 'Erp' AND "claimed_until" IS NOT NULL;
