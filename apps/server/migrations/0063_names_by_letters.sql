DROP INDEX "users_user_kind_id_last_name_id_index";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("user_kind_id",lower("last_name"),"id");