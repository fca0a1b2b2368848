-- Addresses, choices and credentials of people, bank accounts and businesses of practitioners, referral programs, accounts in the ERP.
CREATE TABLE "erp_accounts" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid,
	"account_id" text,
	"made_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"sealed_holder" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_end" text NOT NULL,
	"bic" text,
	"bank_name" text,
	"bank_country_id" char(2) NOT NULL,
	"bank_code" text,
	"bank_account_holder_type" text,
	"bank_account_type" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_infos" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"business_type" text NOT NULL,
	"company_form" text,
	"company_name" text,
	"sealed_registration_number" text,
	"sealed_vat_number" text,
	"vat_status" text NOT NULL,
	"is_vat_exempt" boolean NOT NULL,
	"tax_country_id" char(2) NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_fields" text NOT NULL,
	"external_code" text,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_same" boolean DEFAULT false NOT NULL,
	"is_complete" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint,
	"text" text NOT NULL,
	"is_dismissed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"next_feedback_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" char(3) NOT NULL,
	"referrer_bonus" bigint NOT NULL,
	"newcomer_bonus" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "erp_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"model" text NOT NULL,
	"method" text NOT NULL,
	"sealed_values" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_records_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "onboarding_steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "approval_source" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "approval_reason" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "referral_program_id" uuid;--> statement-breakpoint
ALTER TABLE "erp_accounts" ADD CONSTRAINT "erp_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_accounts" ADD CONSTRAINT "erp_accounts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_infos" ADD CONSTRAINT "financial_infos_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_practitioner_id_uploaded_at_index" ON "certificates" USING btree ("practitioner_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_user_id_kind_index" ON "user_addresses" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "user_feedback_user_id_index" ON "user_feedback" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_referral_program_id_referral_programs_id_fk" FOREIGN KEY ("referral_program_id") REFERENCES "public"."referral_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_user_kind_id_created_at_id_index" ON "users" USING btree ("user_kind_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_user_kind_id_last_name_id_index" ON "users" USING btree ("user_kind_id","last_name","id");--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
INSERT INTO "referral_programs" ("id", "name", "currency", "referrer_bonus", "newcomer_bonus", "valid_from", "valid_to") VALUES ('01900000-0000-7000-8000-000000000001', 'Colleague brings colleague', 'EUR', 5000, 2500, '2024-01-01', NULL);
