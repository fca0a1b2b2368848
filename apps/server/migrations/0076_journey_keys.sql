-- What a key says once of a client it says of the account that the client's entries move to.
CREATE OR REPLACE FUNCTION keep_journey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.client_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.client_id)
      OR NOT EXISTS (SELECT FROM recommendations WHERE id = OLD.recommendation_id) THEN
      RETURN OLD;
    END IF;
  ELSIF OLD.client_id IS NOT NULL AND NEW.client_id IS NOT NULL
    AND (OLD.id, OLD.recommendation_id, OLD.event, OLD.channel, OLD.detail, OLD.at)
      IS NOT DISTINCT FROM (NEW.id, NEW.recommendation_id, NEW.event, NEW.channel, NEW.detail, NEW.at)
    AND NEW.dedup_key IN (OLD.dedup_key, replace(OLD.dedup_key, OLD.client_id::text, NEW.client_id::text)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is appended only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
