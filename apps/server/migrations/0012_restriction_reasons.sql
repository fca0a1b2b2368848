-- Why a product is not sold in a country, kept for admins.
ALTER TABLE "products" ADD COLUMN "restriction_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL;