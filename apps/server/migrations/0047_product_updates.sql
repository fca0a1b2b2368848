-- Since when the shop shows each product, when a practitioner reads what is new of them, and which month was mailed.
CREATE TABLE "product_update_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"visit_before_at" timestamp (3) with time zone,
	"digest_month" text
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gone_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_update_readers" ADD CONSTRAINT "product_update_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;