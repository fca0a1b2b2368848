-- The readable file of an export is written in the zone of the person who asked.
ALTER TABLE "data_exports" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;