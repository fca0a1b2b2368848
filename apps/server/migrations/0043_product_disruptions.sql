-- Products that are short, end or may not be sold: whom that touches, and who was told.
CREATE TABLE "disruption_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"disruption_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "disruption_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"disruption_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"language_code" text,
	"flags" text[] NOT NULL,
	"impact_type" text NOT NULL,
	"impact_set_at" timestamp (3) with time zone,
	"runs_out_on" date,
	"subscribed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"notice_asked_at" timestamp (3) with time zone,
	"noticed_at" timestamp (3) with time zone,
	"notice_message_id" uuid,
	CONSTRAINT "disruption_users_someone" CHECK (("disruption_users"."user_id" is null) <> ("disruption_users"."email" is null))
);
--> statement-breakpoint
CREATE TABLE "product_disruptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"starts_on" date NOT NULL,
	"expected_until" date,
	"replacement_product_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"computed_at" timestamp (3) with time zone,
	CONSTRAINT "product_disruptions_days" CHECK ("product_disruptions"."expected_until" >= "product_disruptions"."starts_on"),
	CONSTRAINT "product_disruptions_replacement" CHECK ("product_disruptions"."replacement_product_id" <> "product_disruptions"."product_id")
);
--> statement-breakpoint
ALTER TABLE "disruption_history" ADD CONSTRAINT "disruption_history_disruption_id_product_disruptions_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."product_disruptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_history" ADD CONSTRAINT "disruption_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_users" ADD CONSTRAINT "disruption_users_disruption_id_product_disruptions_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."product_disruptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_users" ADD CONSTRAINT "disruption_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_disruptions" ADD CONSTRAINT "product_disruptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_disruptions" ADD CONSTRAINT "product_disruptions_replacement_product_id_products_id_fk" FOREIGN KEY ("replacement_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disruption_history_disruption_id_at_index" ON "disruption_history" USING btree ("disruption_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "disruption_users_one_account" ON "disruption_users" USING btree ("disruption_id","user_id") WHERE "disruption_users"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "disruption_users_one_address" ON "disruption_users" USING btree ("disruption_id","email") WHERE "disruption_users"."email" is not null;--> statement-breakpoint
CREATE INDEX "disruption_users_user_id_index" ON "disruption_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "disruption_users_addresses" ON "disruption_users" USING btree ("email") WHERE "disruption_users"."email" is not null;--> statement-breakpoint
CREATE INDEX "disruption_users_disruption_id_runs_out_on_index" ON "disruption_users" USING btree ("disruption_id","runs_out_on");--> statement-breakpoint
CREATE INDEX "disruption_users_to_notice" ON "disruption_users" USING btree ("disruption_id","id") WHERE "disruption_users"."notice_asked_at" is not null and "disruption_users"."noticed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_disruptions_one_open" ON "product_disruptions" USING btree ("product_id") WHERE "product_disruptions"."status" <> 'Closed';--> statement-breakpoint
CREATE INDEX "product_disruptions_status_updated_at_index" ON "product_disruptions" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "product_disruptions_updated_at_index" ON "product_disruptions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "product_disruptions_product_id_index" ON "product_disruptions" USING btree ("product_id");