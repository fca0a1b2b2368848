-- When customer service answers in the chat.
CREATE TABLE "chat_hours" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"week" jsonb NOT NULL,
	"days_off" date[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_hours_one" CHECK ("chat_hours"."id" = 1)
);
