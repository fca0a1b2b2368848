-- Many products changed at once, from a file or a choice: what was read, line by line, and what became of it.
CREATE TABLE "product_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"product_id" uuid,
	"version" integer,
	"changes" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"outcome" text,
	"reason" text,
	"kept_fields" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"new_count" integer NOT NULL,
	"changed_count" integer NOT NULL,
	"unchanged_count" integer NOT NULL,
	"error_count" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_lines_waiting" ON "product_import_lines" USING btree ("import_id","line") WHERE "product_import_lines"."outcome" is null and "product_import_lines"."kind" in ('New', 'Changed');--> statement-breakpoint
CREATE INDEX "product_import_lines_applied" ON "product_import_lines" USING btree ("import_id","line") WHERE "product_import_lines"."outcome" = 'Applied';--> statement-breakpoint
CREATE INDEX "product_import_lines_product_id_index" ON "product_import_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_imports_made_at_id_index" ON "product_imports" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "product_imports_state_index" ON "product_imports" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_in_any_case" ON "products" USING btree (lower("sku"));