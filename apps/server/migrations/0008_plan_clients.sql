-- Clients of a plan are followed: invitation, views, orders, the status and alert derived from them, and each event once.
CREATE TABLE "alert_thresholds" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"not_viewed_days" smallint DEFAULT 7 NOT NULL,
	"not_ordered_days" smallint DEFAULT 7 NOT NULL,
	"refill_days" smallint DEFAULT 7 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"client_id" uuid,
	"event" text NOT NULL,
	"channel" text,
	"detail" text,
	"at" timestamp (3) with time zone NOT NULL,
	"dedup_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recommendation_clients" ALTER COLUMN "joined_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "sent_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "shares_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "first_viewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "last_viewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "cart_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "last_order_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "status_id" text DEFAULT 'Shared' NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "alert_id" text;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "alert_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "dismissed_alert" text;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "refill_on" date;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "supply_unknown_reason" text;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alert_thresholds" ADD CONSTRAINT "alert_thresholds_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_journeys" ADD CONSTRAINT "recommendation_journeys_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_journeys" ADD CONSTRAINT "recommendation_journeys_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recommendation_journeys_dedup_key_index" ON "recommendation_journeys" USING btree ("dedup_key");--> statement-breakpoint
CREATE INDEX "recommendation_journeys_recommendation_id_at_id_index" ON "recommendation_journeys" USING btree ("recommendation_id","at","id");--> statement-breakpoint
CREATE INDEX "recommendation_journeys_client_id_index" ON "recommendation_journeys" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "recommendation_journeys_at_id_index" ON "recommendation_journeys" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendation_clients_token_hash_index" ON "recommendation_clients" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recommendation_clients_due" ON "recommendation_clients" USING btree ("due_at") WHERE "recommendation_clients"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "recommendation_clients_alerts" ON "recommendation_clients" USING btree ("recommendation_id") WHERE "recommendation_clients"."alert_id" is not null and "recommendation_clients"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_alert" CHECK (("recommendation_clients"."alert_id" is null) = ("recommendation_clients"."alert_since" is null));--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_dismissal" CHECK (("recommendation_clients"."dismissed_alert" is null) = ("recommendation_clients"."dismissed_at" is null));