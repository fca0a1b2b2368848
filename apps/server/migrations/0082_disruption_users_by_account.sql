-- One index finds a person's disruptions and keeps them to one row each: with two, 50,000 people took a fifth longer to write down.
DROP INDEX "disruption_users_user_id_index";--> statement-breakpoint
DROP INDEX "disruption_users_one_account";--> statement-breakpoint
CREATE UNIQUE INDEX "disruption_users_one_account" ON "disruption_users" USING btree ("user_id","disruption_id") WHERE "disruption_users"."user_id" is not null;