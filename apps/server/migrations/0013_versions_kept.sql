-- A version of a plan changes while it is the newest and nobody has seen it; only its author may go.
CREATE FUNCTION keep_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.recommendation_id, OLD.number, OLD.begun_at, OLD.restored_from)
      IS DISTINCT FROM (NEW.id, NEW.recommendation_id, NEW.number, NEW.begun_at, NEW.restored_from)
    OR (OLD.author_id IS DISTINCT FROM NEW.author_id AND NEW.author_id IS NOT NULL)
    OR (OLD.seen_at IS NOT NULL AND OLD.seen_at IS DISTINCT FROM NEW.seen_at)
    OR ((OLD.content, OLD.saved_at) IS DISTINCT FROM (NEW.content, NEW.saved_at)
      AND (OLD.seen_at IS NOT NULL OR EXISTS (SELECT FROM plan_versions
        WHERE recommendation_id = OLD.recommendation_id AND number > OLD.number))) THEN
    RAISE EXCEPTION 'a version of a plan that was seen or followed is kept' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_versions_kept BEFORE UPDATE ON plan_versions
  FOR EACH ROW EXECUTE FUNCTION keep_plan_version();
