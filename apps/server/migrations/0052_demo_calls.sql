-- Demo calls are booked without an account: one a slot, as long as it is not cancelled.
CREATE TABLE "demo_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"language_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"profession" text NOT NULL,
	"country_code" char(2),
	"message" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "demo_calls_one_a_slot" ON "demo_calls" USING btree ("starts_at") WHERE "demo_calls"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "demo_calls_email_index" ON "demo_calls" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demo_calls_by_time" ON "demo_calls" USING btree ("starts_at");