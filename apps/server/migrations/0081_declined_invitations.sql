ALTER TABLE "practitioner_clients" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who declined so far has no mark of it but the audit log, which names the account and the practitioner.
UPDATE "practitioner_clients" f SET "declined_at" = declined.at
FROM (
  SELECT a.subject_id AS practitioner_id, u.email, max(a.at) AS at
  FROM "audit_entries" a JOIN "users" u ON u.id = a.actor_id AND u.email_verified
  WHERE a.event = 'ClientInvitationDeclined' GROUP BY a.subject_id, u.email
) declined
WHERE f.practitioner_id = declined.practitioner_id AND f.email = declined.email;--> statement-breakpoint
UPDATE "recommendation_clients" c SET "first_sent_at" = NULL, "cart_at" = NULL, "due_at" = now()
FROM "recommendations" r, "practitioner_clients" f
WHERE r.id = c.recommendation_id AND f.practitioner_id = r.practitioner_id AND f.client_id = c.client_id
  AND f.declined_at IS NOT NULL;--> statement-breakpoint
-- From when a message was sent, not from when it was queued.
UPDATE "recommendation_clients" c SET "first_sent_at" = sent.at
FROM (
  SELECT k.recommendation_id, k.client_id, min(j.at) AS at
  FROM "recommendation_clients" k JOIN "recommendation_journeys" j
    ON j.recommendation_id = k.recommendation_id AND j.client_id = k.client_id AND j.at >= k.first_sent_at
  WHERE j.event IN ('EmailDelivered', 'SmsDelivered') GROUP BY k.recommendation_id, k.client_id
) sent
WHERE c.recommendation_id = sent.recommendation_id AND c.client_id = sent.client_id;