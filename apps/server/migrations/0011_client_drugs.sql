-- A practitioner notes in the own file which classes of medicines a client takes: sealed, and null where nothing was noted.
ALTER TABLE "practitioner_clients" ADD COLUMN "sealed_drugs" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "drugs_version" integer DEFAULT 1 NOT NULL;