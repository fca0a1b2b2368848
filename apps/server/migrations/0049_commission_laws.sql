-- Where the law forbids commission, by country and profession, and what each practitioner is.
CREATE TABLE "commission_laws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL,
	"profession_id" text,
	"is_allowed" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "profession_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_laws_kind" ON "commission_laws" USING btree ("country_code",coalesce("profession_id", ''),"valid_from") WHERE "commission_laws"."withdrawn_at" is null;