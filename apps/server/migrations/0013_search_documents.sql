-- What products are searched by, written by the writes that change them.
CREATE TABLE "search_documents" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"contents" "tsvector" NOT NULL,
	"words" text[] NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"breadth" smallint NOT NULL,
	"making" smallint NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_facets" ON "search_documents" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "search_documents_refreshed_at_index" ON "search_documents" USING btree ("refreshed_at");