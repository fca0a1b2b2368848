-- The ERP is told of placed orders, their cancellation and parcels by the clock: each of it once.
CREATE TABLE "erp_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"cancel_told_at" timestamp (3) with time zone,
	"parcels_told" integer DEFAULT 0 NOT NULL,
	"forgotten_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "erp_orders" ADD CONSTRAINT "erp_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;