-- Commission is on only for a complete business account, and what is no template is nobody else's: rows of earlier times follow.
UPDATE practitioners SET is_commission_enabled = false
WHERE is_commission_enabled AND NOT (
  EXISTS (SELECT FROM bank_accounts WHERE practitioner_id = practitioners.user_id)
  AND EXISTS (SELECT FROM financial_infos WHERE practitioner_id = practitioners.user_id)
  AND EXISTS (SELECT FROM user_addresses
    WHERE user_id = practitioners.user_id AND kind = 'Billing' AND is_complete)
);
--> statement-breakpoint
UPDATE wallet_transactions SET status = 'Suspended'
FROM practitioners
WHERE practitioners.user_id = wallet_transactions.practitioner_id
  AND NOT practitioners.is_commission_enabled
  AND wallet_transactions.type = 'Commission' AND wallet_transactions.status = 'Draft';
--> statement-breakpoint
UPDATE recommendations SET is_global_template = false WHERE is_global_template AND NOT is_template;
