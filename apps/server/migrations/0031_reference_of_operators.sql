-- Reference data comes with every start: rows say whose they are, so that a start never overwrites an operator.
CREATE TABLE "shipping_countries" (
	"country_code" char(2) PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vat_rates" DROP CONSTRAINT "vat_rates_countryCode_vatCategoryId_validFrom_unique";--> statement-breakpoint
ALTER TABLE "exchange_rates" DROP CONSTRAINT "exchange_rates_currency_valid_from_pk";--> statement-breakpoint
ALTER TABLE "delivery_carriers" ADD COLUMN "set_by" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_carriers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "set_by" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "set_by" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "set_by" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_currency_valid_from_index" ON "exchange_rates" USING btree ("currency","valid_from") WHERE "exchange_rates"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vat_rates_country_code_vat_category_id_valid_from_index" ON "vat_rates" USING btree ("country_code","vat_category_id","valid_from") WHERE "vat_rates"."withdrawn_at" is null;