-- Packs are kept from the start of a payment, so drafts lapse by their age; who asked for unpaid packs is counted for an hour.
CREATE TABLE "unpaid_reservations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"address_key" text NOT NULL,
	"email_key" text NOT NULL,
	"packs" integer NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_lapsing";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reservable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unpaid_reservations" ADD CONSTRAINT "unpaid_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_reservations_address_key_reserved_at_index" ON "unpaid_reservations" USING btree ("address_key","reserved_at");--> statement-breakpoint
CREATE INDEX "unpaid_reservations_email_key_reserved_at_index" ON "unpaid_reservations" USING btree ("email_key","reserved_at");--> statement-breakpoint
CREATE INDEX "unpaid_reservations_reserved_at_index" ON "unpaid_reservations" USING btree ("reserved_at");--> statement-breakpoint
CREATE INDEX "orders_drafts" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'Draft';