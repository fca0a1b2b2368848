-- Pictures and PDFs in the chat.
ALTER TABLE "chat_messages" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "file_bytes" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_whole_file" CHECK (num_nulls("chat_messages"."file_name", "chat_messages"."file_type", "chat_messages"."file_bytes", "chat_messages"."file_key") in (0, 4));
