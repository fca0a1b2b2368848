-- A practitioner who is erased is named in no invitation any more: a message says who had it sent.
ALTER TABLE "outbox_messages" ADD COLUMN "sender_id" uuid;