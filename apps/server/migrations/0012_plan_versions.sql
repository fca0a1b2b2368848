-- A note may be for invited clients alone, and what clients could see of a plan is kept version by version.
CREATE TABLE "plan_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"restored_from" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "plan_versions_recommendationId_number_unique" UNIQUE("recommendation_id","number"),
	CONSTRAINT "plan_versions_saved" CHECK ("plan_versions"."saved_at" >= "plan_versions"."begun_at")
);
--> statement-breakpoint
ALTER TABLE "recommendation_items" ADD COLUMN "is_note_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;