-- An order may be paid from its buyer's wallet, in whole or in part, and so may be refunded to it.
ALTER TABLE "refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_ref" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet_debit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "wallet_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_wallet_once" ON "refunds" USING btree ("order_id") WHERE "refunds"."reason" = 'OrderCanceled' and "refunds"."wallet_amount" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_purchase" ON "wallet_transactions" USING btree ("order_id") WHERE "wallet_transactions"."type" = 'Purchase' and "wallet_transactions"."status" in ('Draft', 'Posted');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet" CHECK ("orders"."wallet_part" between 0 and "orders"."total" and ("orders"."wallet_part" = 0) = ("orders"."wallet_debit" = 0));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_wallet" CHECK ("refunds"."wallet_amount" between 0 and "refunds"."amount" and ("refunds"."wallet_amount" = "refunds"."amount") = ("refunds"."payment_ref" is null));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance" CHECK ("ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" = 'available');