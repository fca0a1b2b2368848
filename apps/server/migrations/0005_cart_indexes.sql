-- No index of a cart holds a column that each write changes.
DROP INDEX "carts_user_id_updated_at_index";--> statement-breakpoint
DROP INDEX "carts_untouched";--> statement-breakpoint
CREATE INDEX "carts_user_id_index" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_unclosed" ON "carts" USING btree ("created_at") WHERE "carts"."state" <> 'Closed';