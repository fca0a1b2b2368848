-- What was issued stays as it was: a mistake is corrected by a credit note.
CREATE TRIGGER order_documents_unchanged BEFORE UPDATE OR DELETE ON order_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
