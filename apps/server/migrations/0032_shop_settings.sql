-- The seller, and a history for what has a word for a key, so that the shop is set up on admin pages.
CREATE TABLE "sellers" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"street_name" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country_id" char(2) NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"registration_number" text NOT NULL,
	"vat_ids" text[] NOT NULL,
	"bank_holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sellers_one" CHECK ("sellers"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_key" text;--> statement-breakpoint
CREATE INDEX "audit_entries_subject_type_subject_key_at_index" ON "audit_entries" USING btree ("subject_type","subject_key","at");