-- Sums of admins who made plans were counted in the list of practitioners, which does not show them.
DELETE FROM "practitioner_spans" WHERE NOT EXISTS (SELECT 1 FROM "practitioners" WHERE "practitioners"."user_id" = "practitioner_spans"."practitioner_id");
