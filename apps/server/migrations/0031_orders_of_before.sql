-- What was written as English words so far becomes the cause; older messages get the order that their link or call names.
UPDATE "order_history" SET "cause" = c.cause, "why" = NULL
FROM (VALUES
  ('paid', 'Paid'),
  ('nothing to pay', 'NothingToPay'),
  ('payment is processed', 'PaymentProcessing'),
  ('payment failed', 'PaymentFailed'),
  ('not paid in time', 'NotPaidInTime'),
  ('the cart was changed', 'CartChanged'),
  ('canceled by buyer', 'CanceledByBuyer'),
  ('canceled by admin', 'CanceledByAdmin'),
  ('the account was erased', 'AccountErased')
) AS c (word, cause)
WHERE "why" = c.word;
--> statement-breakpoint
UPDATE "shipment_history" SET "cause" = c.cause, "why" = NULL
FROM (VALUES
  ('refunded', 'OrderRefunded'),
  ('canceled by admin', 'OrderCanceled'),
  ('the account was erased', 'OrderCanceled')
) AS c (word, cause)
WHERE "why" = c.word;
--> statement-breakpoint
UPDATE "shipment_history" SET "cause" = 'ByWarehouse' WHERE "user_id" IS NULL AND "cause" IS NULL;
--> statement-breakpoint
UPDATE "outbox_messages" SET "order_id" = substring("content" -> 'props' ->> 'orderUrl' from '/orders/([0-9a-f-]{36})')::uuid
WHERE "kind" = 'Mail' AND "content" -> 'props' ->> 'orderUrl' LIKE '%/orders/%';
--> statement-breakpoint
UPDATE "outbox_messages" SET "order_id" = ("content" -> 'props' ->> 'orderId')::uuid
WHERE "kind" = 'Erp' AND "content" -> 'props' ->> 'orderId' IS NOT NULL;

--> statement-breakpoint
-- Refunds that waited before the gateway was asked about them are asked about at once.
UPDATE "refunds" SET "ask_at" = now() WHERE "state" = 'Waiting';
