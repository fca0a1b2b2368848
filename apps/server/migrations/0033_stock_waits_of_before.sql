-- Back orders of before wait for what they have not taken from stock.
INSERT INTO "stock_waits" ("order_id", "product_id", "missing", "since")
SELECT o."id", l."product_id", sum(l."quantity"), o."placed_at"
FROM "orders" o
JOIN "order_lines" l ON l."order_id" = o."id"
JOIN "products" p ON p."id" = l."product_id"
WHERE o."is_back_order" AND o."status" IN ('Placed', 'InProgress', 'Processed')
  AND p."stock_status" IN ('InStock', 'LimitedAvailability', 'OutOfStock')
  AND NOT EXISTS (SELECT FROM "stock_claims" c WHERE c."order_id" = o."id" AND c."product_id" = l."product_id")
GROUP BY o."id", l."product_id", o."placed_at";
