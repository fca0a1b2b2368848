-- What accounting enters by hand or imports is a movement with a reason, who worked on it, and a version.
ALTER TABLE "wallet_transactions" DROP CONSTRAINT "wallet_transactions_posted";--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "posted_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "canceled_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_reference" ON "wallet_transactions" USING btree ("reference") WHERE "wallet_transactions"."status" <> 'Cancelled';--> statement-breakpoint
CREATE INDEX "wallet_transactions_entered" ON "wallet_transactions" USING btree ("created_at","id") WHERE "wallet_transactions"."entered_by" is not null;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_posted" CHECK ("wallet_transactions"."status" = 'Cancelled' or ("wallet_transactions"."status" = 'Posted') = ("wallet_transactions"."posted_at" is not null));