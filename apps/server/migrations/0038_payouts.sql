-- Payouts with their files, transfers, bank answers and self-billing documents; bank data set from a new device waits.
CREATE TABLE "payout_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"confirmed" integer NOT NULL,
	"returned" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"ignored" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"execute_on" date NOT NULL,
	"debtor" jsonb NOT NULL,
	"transfers" integer NOT NULL,
	"total" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"month" char(7) PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"end_to_end_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"remittance" text NOT NULL,
	"sealed_holder" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_end" text NOT NULL,
	"bic" text,
	"bank_name" text,
	"bank_country_id" char(2) NOT NULL,
	"bank_code" text,
	"bank_account_holder_type" text,
	"bank_account_type" text,
	"outcome" text,
	"outcome_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"month" char(7),
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"paid_out_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"return_reason" text,
	CONSTRAINT "payouts_month" CHECK (("payouts"."origin" = 'Monthly') = ("payouts"."month" is not null)),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "self_billing_series" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_billings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"language_code" text NOT NULL,
	"seller" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_movements" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"paid_out_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billings" ADD CONSTRAINT "self_billings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_movements" ADD CONSTRAINT "payout_movements_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_answers_content_hash_index" ON "payout_answers" USING btree ("content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_answers_kind_message_id_index" ON "payout_answers" USING btree ("kind","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_files_message_id_index" ON "payout_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "payout_files_made_at_index" ON "payout_files" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfers_end_to_end_id_index" ON "payout_transfers" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE INDEX "payout_transfers_file_id_index" ON "payout_transfers" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfers_one_open" ON "payout_transfers" USING btree ("payout_id") WHERE "payout_transfers"."outcome" is distinct from 'Returned';--> statement-breakpoint
CREATE INDEX "payout_transfers_payout_id_index" ON "payout_transfers" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_created_at_id_index" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_practitioner_id_created_at_index" ON "payouts" USING btree ("practitioner_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_status_index" ON "payouts" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_transaction_id_index" ON "payouts" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_a_month" ON "payouts" USING btree ("practitioner_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "self_billings_payout_id_index" ON "self_billings" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_billings_year_sequence_index" ON "self_billings" USING btree ("year","sequence");--> statement-breakpoint
CREATE INDEX "payout_movements_payout_id_index" ON "payout_movements" USING btree ("payout_id");