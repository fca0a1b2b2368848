-- Journeys are appended only: an entry moves to the account of its client, and goes with the client or the plan alone.
CREATE FUNCTION keep_journey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.client_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.client_id)
      OR NOT EXISTS (SELECT FROM recommendations WHERE id = OLD.recommendation_id) THEN
      RETURN OLD;
    END IF;
  ELSIF OLD.client_id IS NOT NULL AND NEW.client_id IS NOT NULL
    AND (OLD.id, OLD.recommendation_id, OLD.event, OLD.channel, OLD.detail, OLD.at, OLD.dedup_key)
      IS NOT DISTINCT FROM (NEW.id, NEW.recommendation_id, NEW.event, NEW.channel, NEW.detail, NEW.at, NEW.dedup_key) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is appended only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER recommendation_journeys_kept BEFORE UPDATE OR DELETE ON recommendation_journeys
  FOR EACH ROW EXECUTE FUNCTION keep_journey();
--> statement-breakpoint
-- Who saved a plan has seen it.
UPDATE recommendation_clients SET first_viewed_at = joined_at, last_viewed_at = joined_at, status_id = 'Viewed';
