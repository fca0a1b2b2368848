-- How far a commission is follows from its transaction: two truths could differ.
ALTER TABLE "wallet_transactions" DROP COLUMN "commission_status";
