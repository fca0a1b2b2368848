-- What a practitioner may spend is read from one row, which whoever spends has locked.
UPDATE ledger_accounts a SET balance = p.balance
FROM (SELECT account_id, sum(amount) AS balance FROM postings GROUP BY account_id) p
WHERE p.account_id = a.id AND a.practitioner_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION keep_account_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions with the same accounts cannot deadlock.
  PERFORM 1 FROM ledger_accounts a
  WHERE a.practitioner_id IS NOT NULL AND a.id IN (SELECT account_id FROM new_postings)
  ORDER BY a.id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a SET balance = a.balance + n.amount
  FROM (SELECT account_id, sum(amount) AS amount FROM new_postings GROUP BY account_id) n
  WHERE a.id = n.account_id AND a.practitioner_id IS NOT NULL;
  IF EXISTS (
    SELECT 1 FROM new_postings n
    JOIN ledger_accounts a ON a.id = n.account_id
    JOIN journal_entries e ON e.id = n.entry_id
    JOIN wallet_transactions t ON t.id = e.transaction_id
    WHERE a.kind = 'available' AND a.balance < 0 AND n.amount < 0 AND t.type <> 'Adjustment'
  ) THEN
    RAISE EXCEPTION 'only an adjustment may overdraw a wallet' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_kept_in_balance AFTER INSERT ON postings
  REFERENCING NEW TABLE AS new_postings FOR EACH STATEMENT EXECUTE FUNCTION keep_account_balance();
