-- Orders that were placed before parcels were made get one each, with all that was ordered.
INSERT INTO shipments (id, order_id, status, created_at)
SELECT gen_random_uuid(), o.id, 'Draft', o.placed_at FROM orders o
WHERE o.status = 'Placed' AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id);
--> statement-breakpoint
INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
SELECT s.id, l.id, l.quantity FROM shipments s JOIN order_lines l ON l.order_id = s.order_id
WHERE NOT EXISTS (SELECT FROM shipment_lines x WHERE x.shipment_id = s.id);
