-- Which packs a back order misses, so that it gets what comes back into stock and is told of it.
CREATE TABLE "stock_waits" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"missing" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_waits_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "stock_waits_missing" CHECK ("stock_waits"."missing" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_waits" ADD CONSTRAINT "stock_waits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_waits_product_id_since_index" ON "stock_waits" USING btree ("product_id","since");