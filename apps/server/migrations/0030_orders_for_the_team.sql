-- Notes of the team, why an order or parcel changed, how archived ones had ended, disputes, refunds that wait, and each day's comparison with the gateway.
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_comparisons" (
	"day" date PRIMARY KEY NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	"payments" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_ref" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"evidence_by" timestamp (3) with time zone,
	CONSTRAINT "disputes_disputeRef_unique" UNIQUE("dispute_ref"),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "refunds_refund_ref_index";--> statement-breakpoint
DROP INDEX "refunds_whole_once";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "archived_from" text;--> statement-breakpoint
ALTER TABLE "shipment_history" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id_created_at_index" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "disputes_order_id_index" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("opened_at") WHERE "disputes"."state" in ('NeedsResponse', 'UnderReview');--> statement-breakpoint
CREATE INDEX "outbox_messages_of_order" ON "outbox_messages" USING btree ("order_id") WHERE "outbox_messages"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_archive" ON "orders" USING btree ("updated_at") WHERE "orders"."status" in ('Shipped', 'Canceled', 'Refunded');--> statement-breakpoint
CREATE INDEX "payment_attempts_payment_ref_index" ON "payment_attempts" USING btree ("payment_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_ref" ON "refunds" USING btree ("refund_ref");--> statement-breakpoint
CREATE INDEX "refunds_payment_ref_index" ON "refunds" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "refunds_to_ask" ON "refunds" USING btree ("ask_at") WHERE "refunds"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("payment_ref") WHERE "refunds"."reason" not in ('ByAdmin', 'External', 'Dispute');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_archived" CHECK (("orders"."status" = 'Archived') = ("orders"."archived_from" is not null));