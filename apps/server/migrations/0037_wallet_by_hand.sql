-- What accounting enters by hand or imports is a movement with a reason, who worked on it, and a version.
CREATE TABLE "commission_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"practitioner_id" uuid,
	"reference" text NOT NULL,
	"amount" bigint,
	"reason" text NOT NULL,
	"errors" jsonb NOT NULL,
	"transaction_id" uuid,
	"outcome" text,
	CONSTRAINT "commission_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "commission_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"new_count" integer NOT NULL,
	"unchanged_count" integer NOT NULL,
	"error_count" integer NOT NULL,
	"new_amount" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_transactions" DROP CONSTRAINT "wallet_transactions_posted";--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "posted_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "canceled_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_import_lines" ADD CONSTRAINT "commission_import_lines_import_id_commission_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."commission_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_import_lines" ADD CONSTRAINT "commission_import_lines_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_import_lines" ADD CONSTRAINT "commission_import_lines_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_import_lines_waiting" ON "commission_import_lines" USING btree ("import_id","line") WHERE "commission_import_lines"."outcome" is null and "commission_import_lines"."kind" = 'New';--> statement-breakpoint
CREATE INDEX "commission_import_lines_applied" ON "commission_import_lines" USING btree ("import_id","line") WHERE "commission_import_lines"."outcome" = 'Applied';--> statement-breakpoint
CREATE INDEX "commission_import_lines_practitioner_id_index" ON "commission_import_lines" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "commission_import_lines_transaction_id_index" ON "commission_import_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "commission_imports_made_at_id_index" ON "commission_imports" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "commission_imports_state_index" ON "commission_imports" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_reference" ON "wallet_transactions" USING btree ("reference") WHERE "wallet_transactions"."status" <> 'Cancelled';--> statement-breakpoint
CREATE INDEX "wallet_transactions_entered" ON "wallet_transactions" USING btree ("created_at","id") WHERE "wallet_transactions"."entered_by" is not null;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_posted" CHECK ("wallet_transactions"."status" = 'Cancelled' or ("wallet_transactions"."status" = 'Posted') = ("wallet_transactions"."posted_at" is not null));