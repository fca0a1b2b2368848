-- An owner can undo a change of its account for seven days; browsers that were signed in before are let through limits.
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_before" text,
	"reserved_email" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "devices_forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_token_hash_index" ON "account_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_changes_user_id_changed_at_index" ON "account_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "account_changes_reserved_email_index" ON "account_changes" USING btree ("reserved_email");--> statement-breakpoint
CREATE INDEX "account_changes_expires_at_index" ON "account_changes" USING btree ("expires_at");