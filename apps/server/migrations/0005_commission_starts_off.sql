-- Commission starts off until the business account is complete, and only a template can be global.
ALTER TABLE "practitioners" ALTER COLUMN "is_commission_enabled" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_global_is_template" CHECK (not "recommendations"."is_global_template" or "recommendations"."is_template");