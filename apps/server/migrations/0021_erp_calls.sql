-- A request to the ERP waits, fails and is sent again in the outbox, beside the messages: the account names its call there.
ALTER TABLE "erp_accounts" ADD COLUMN "call_id" uuid;