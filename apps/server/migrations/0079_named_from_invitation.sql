-- Orders are named from the message of an invitation on, not by being put on a plan: what was named before it goes.
ALTER TABLE "recommendation_clients" ADD COLUMN "first_sent_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "recommendation_clients" c SET "first_sent_at" = sent.at
FROM (
  SELECT recommendation_id, client_id, min(at) FILTER (WHERE event = 'Shared' AND channel IS NOT NULL) AS at
  FROM "recommendation_journeys" WHERE client_id IS NOT NULL GROUP BY recommendation_id, client_id
  HAVING coalesce(bool_or(event IN ('EmailDelivered', 'SmsDelivered')), false)
    OR NOT bool_or(event IN ('EmailFailed', 'SmsFailed'))
) sent
WHERE c.recommendation_id = sent.recommendation_id AND c.client_id = sent.client_id AND c.channel IS NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendation_journeys" DISABLE TRIGGER "recommendation_journeys_kept";--> statement-breakpoint
DELETE FROM "recommendation_journeys" j USING "recommendation_clients" c
WHERE c.recommendation_id = j.recommendation_id AND c.client_id = j.client_id
  AND j.event IN ('OrderPlaced', 'ProductsAddedToCart')
  AND NOT c.shares_orders AND (c.joined_at IS NULL OR j.at < c.joined_at)
  AND NOT EXISTS (SELECT FROM "recommendation_journeys" sent
    WHERE sent.recommendation_id = j.recommendation_id AND sent.client_id = j.client_id
      AND sent.event = 'Shared' AND sent.channel IS NOT NULL AND sent.at <= j.at)
  AND NOT (j.event = 'OrderPlaced' AND EXISTS (SELECT FROM "orders" o
    WHERE o.id::text = split_part(j.dedup_key, ':', 2) AND o.user_id = o.practitioner_id));--> statement-breakpoint
ALTER TABLE "recommendation_journeys" ENABLE TRIGGER "recommendation_journeys_kept";--> statement-breakpoint
UPDATE "recommendation_clients" SET "due_at" = now(),
  "cart_at" = CASE WHEN "cart_at" >= "first_sent_at" THEN "cart_at" END
WHERE "joined_at" IS NULL AND "revoked_at" IS NULL;
