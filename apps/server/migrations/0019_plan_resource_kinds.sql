-- Papers of plans say their kind, and whether clients see them: those before now are not shown until their practitioner says so.
ALTER TABLE "recommendation_resources" ADD COLUMN "kind" text DEFAULT 'Other' NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendation_resources" ADD COLUMN "is_shown_to_clients" boolean DEFAULT false NOT NULL;