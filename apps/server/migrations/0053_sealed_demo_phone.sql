-- Phone numbers of demo calls are sealed like those of accounts; what is here in clear is sealed at the next start.
ALTER TABLE "demo_calls" RENAME COLUMN "phone" TO "sealed_phone";--> statement-breakpoint
ALTER TABLE "demo_calls" ALTER COLUMN "sealed_phone" DROP NOT NULL;--> statement-breakpoint
UPDATE "demo_calls" SET "sealed_phone" = NULL WHERE "sealed_phone" = '';
