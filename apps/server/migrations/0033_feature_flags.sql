-- Features that not everyone has yet, and who has them.
CREATE TABLE "feature_flag_accounts" (
	"flag_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "feature_flag_accounts_flag_key_user_id_pk" PRIMARY KEY("flag_key","user_id")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text NOT NULL,
	"is_on" boolean NOT NULL,
	"user_kinds" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_flag_key_feature_flags_key_fk" FOREIGN KEY ("flag_key") REFERENCES "public"."feature_flags"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_flag_accounts_user_id_index" ON "feature_flag_accounts" USING btree ("user_id");