-- Answers that admins of the chat put into theirs.
CREATE TABLE "chat_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
