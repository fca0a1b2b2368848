-- Self-billing documents are never changed once issued, as invoices are not.
CREATE TRIGGER self_billings_unchanged BEFORE UPDATE OR DELETE ON self_billings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
