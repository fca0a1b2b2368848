-- Invoices and credit notes of orders, numbered without gaps, as they were issued.
CREATE TABLE "document_series" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"language_code" text NOT NULL,
	"seller" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"refund_id" uuid,
	CONSTRAINT "order_documents_refund" CHECK (("order_documents"."kind" = 'Invoice') = ("order_documents"."refund_id" is null))
);
--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_kind_year_sequence_index" ON "order_documents" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_refund_id_index" ON "order_documents" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_one_invoice" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."kind" = 'Invoice';--> statement-breakpoint
CREATE INDEX "order_documents_order_id_index" ON "order_documents" USING btree ("order_id");