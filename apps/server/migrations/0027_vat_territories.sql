-- Places inside a country whose VAT is not the country's are told by their postal codes.
CREATE TABLE "vat_territories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL,
	"name" text NOT NULL,
	"postal_codes" text NOT NULL,
	"vat_category_id" text NOT NULL,
	"tax_rate" integer,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	CONSTRAINT "vat_territories_countryCode_name_vatCategoryId_validFrom_unique" UNIQUE("country_code","name","vat_category_id","valid_from"),
	CONSTRAINT "vat_territories_rate" CHECK ("vat_territories"."tax_rate" between 0 and 10000)
);
