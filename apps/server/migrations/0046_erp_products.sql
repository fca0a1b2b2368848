-- What the ERP and the shop say of a SKU, and when stock and products were last read from the ERP.
CREATE TABLE "erp_product_differences" (
	"sku" text PRIMARY KEY NOT NULL,
	"finding" text NOT NULL,
	"name" text NOT NULL,
	"product_id" uuid
);
--> statement-breakpoint
CREATE TABLE "erp_readings" (
	"kind" text PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erp_product_differences" ADD CONSTRAINT "erp_product_differences_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;