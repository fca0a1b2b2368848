-- A suspended account goes back to what it was: opening it again approves nobody. Of those that are suspended already nobody knows; practitioners among them begin anew.
ALTER TABLE "users" ADD COLUMN "status_before_suspension" text;--> statement-breakpoint
UPDATE "users" SET "status_before_suspension" = CASE WHEN "user_kind_id" = 'Practitioner' AND EXISTS (SELECT FROM "certificates" WHERE "practitioner_id" = "users"."id") THEN 'PendingApproval' WHEN "user_kind_id" = 'Internal' THEN 'Approved' ELSE 'New' END WHERE "user_status_id" = 'Suspended';
