-- An order can carry the consent that the practitioner of its plans sees the client's orders of them.
ALTER TABLE "carts" ADD COLUMN "shares_orders_with" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shares_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_shares_orders_with_users_id_fk" FOREIGN KEY ("shares_orders_with") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;