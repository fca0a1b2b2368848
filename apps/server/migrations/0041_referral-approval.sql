-- Referrals are decided and bring bonuses once a side; nobody refers the one who referred them.
ALTER TABLE "referrals" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "referral_id" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_created_at_id_index" ON "referrals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "referrals_pending" ON "referrals" USING btree ("newcomer_id") WHERE "referrals"."status" = 'Pending';--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_no_loop" ON "referrals" USING btree (least("referrer_id", "newcomer_id"),greatest("referrer_id", "newcomer_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_bonus" ON "wallet_transactions" USING btree ("referral_id","type") WHERE "wallet_transactions"."status" <> 'Cancelled';--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_not_self" CHECK ("referrals"."referrer_id" <> "referrals"."newcomer_id");--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_referral" CHECK (("wallet_transactions"."referral_id" is not null) = ("wallet_transactions"."type" in ('ReferralBonus', 'NewcomerReferralBonus')));