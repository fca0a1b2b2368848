-- The warehouse may send a message twice and in any order: each is followed once, and kept when it cannot be.
CREATE TABLE "warehouse_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE INDEX "warehouse_messages_shipment_id_index" ON "warehouse_messages" USING btree ("shipment_id");