-- Of what is shown already, the best that is known is when it was entered.
UPDATE products SET shown_since = created_at WHERE is_active AND NOT is_hidden;
