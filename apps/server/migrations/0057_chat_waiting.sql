-- Since when a message of the chat waits, and when admins were told.
ALTER TABLE "chat_conversations" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "alerted_at" timestamp (3) with time zone;