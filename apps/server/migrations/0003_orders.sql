-- Carts, payments and refunds; an order knows its cart; suspended commission knows when it was due.
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"user_id" uuid,
	"country_code" char(2) NOT NULL,
	"is_custom_client_order" boolean DEFAULT false NOT NULL,
	"shipping_user_id" uuid,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"delivery_carrier_id" text,
	"picking_policy" text DEFAULT 'Direct' NOT NULL,
	"vat_check" jsonb,
	"order_id" uuid,
	"shown_digest" text DEFAULT '' NOT NULL,
	"set_aside_at" timestamp (3) with time zone,
	"set_aside" jsonb,
	"merged_into_user_id" uuid,
	CONSTRAINT "carts_finalized_has_order" CHECK (("carts"."state" = 'Finalized') = ("carts"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "gateway_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"session_id" text,
	"url" text,
	"payment_ref" text,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"payment_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refund_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_shipping_user_id_users_id_fk" FOREIGN KEY ("shipping_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_user_id_updated_at_index" ON "carts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_current" ON "carts" USING btree ("user_id") WHERE "carts"."state" <> 'Closed' and "carts"."set_aside_at" is null and not "carts"."is_custom_client_order";--> statement-breakpoint
CREATE INDEX "carts_untouched" ON "carts" USING btree ("updated_at") WHERE "carts"."state" <> 'Closed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_session_id_index" ON "payment_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_index" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" in ('Opening', 'Open', 'Processing');--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_refund_ref_index" ON "refunds" USING btree ("refund_ref");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "is_from_stock";