CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"subject" text,
	"html" text,
	"plain_text" text,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"product_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "category_products_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "linked_products" (
	"product_id" uuid NOT NULL,
	"linked_product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"variant_kind" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "linked_products_product_id_linked_product_id_pk" PRIMARY KEY("product_id","linked_product_id"),
	CONSTRAINT "linked_products_not_itself" CHECK ("linked_products"."product_id" <> "linked_products"."linked_product_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"url" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_ingredients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"ingredient_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"label_name" text NOT NULL,
	"form" text,
	"amount" double precision,
	"unit" text,
	"nrv_percent" integer
);
--> statement-breakpoint
CREATE TABLE "product_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_verifications" (
	"product_id" uuid NOT NULL,
	"verification_id" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "product_verifications_product_id_verification_id_pk" PRIMARY KEY("product_id","verification_id")
);
--> statement-breakpoint
CREATE TABLE "serving_sizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"is_main" boolean NOT NULL,
	"amount" double precision NOT NULL,
	"intake_format_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "serving_sizes_amount" CHECK ("serving_sizes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"currency_id" char(3) NOT NULL,
	"net_price" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_external_ids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"source" text NOT NULL,
	"value" text NOT NULL,
	"record" jsonb,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "product_external_ids_source_value_unique" UNIQUE("source","value")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"ean" text,
	"delivery_format_id" text NOT NULL,
	"delivery_format_size" double precision,
	"unit_size" double precision,
	"servings_per_container" double precision,
	"net_weight_grams" integer,
	"vat_category_id" text NOT NULL,
	"net_price" bigint NOT NULL,
	"stock_status" text NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"forecasted_quantity" integer DEFAULT 0 NOT NULL,
	"delivery_days" smallint NOT NULL,
	"available_date" date,
	"expiration_date" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"can_be_sample" boolean DEFAULT false NOT NULL,
	"markers" text[] DEFAULT '{}' NOT NULL,
	"original_markers" text[] DEFAULT '{}' NOT NULL,
	"restricted_countries" text[] DEFAULT '{}' NOT NULL,
	"external_master_code" text,
	"external_code" text,
	"main_image_url" text,
	"demo_filled" text[] DEFAULT '{}' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_ean_unique" UNIQUE("ean"),
	CONSTRAINT "products_net_price" CHECK ("products"."net_price" > 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."reserved" >= 0 and "products"."quantity" >= "products"."reserved")
);
--> statement-breakpoint
CREATE TABLE "product_localizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"language_code" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"suggested_intake" text DEFAULT '' NOT NULL,
	"short_suggested_intake" text DEFAULT '' NOT NULL,
	"storage_requirements" text DEFAULT '' NOT NULL,
	"nutritional_information" text DEFAULT '' NOT NULL,
	"allergens" text DEFAULT '' NOT NULL,
	"warnings" text DEFAULT '' NOT NULL,
	"other_ingredients" text DEFAULT '' NOT NULL,
	"serving_size" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_auto_translated" boolean DEFAULT false NOT NULL,
	"currency_id" text,
	"price" bigint,
	CONSTRAINT "product_localizations_productId_languageCode_unique" UNIQUE("product_id","language_code"),
	CONSTRAINT "product_localizations_price_has_currency" CHECK ("product_localizations"."price" is null or "product_localizations"."currency_id" is not null),
	CONSTRAINT "product_localizations_price_positive" CHECK ("product_localizations"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_claims" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "stock_claims_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "stock_claims_quantity" CHECK ("stock_claims"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone" text,
	"image" text,
	"preferred_language_code" text DEFAULT 'en' NOT NULL,
	"preferred_currency_id" char(3) DEFAULT 'EUR' NOT NULL,
	"country_id" char(2),
	"user_kind_id" text DEFAULT 'Client' NOT NULL,
	"user_status_id" text DEFAULT 'New' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "ingredient_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"nutrient_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group_id" uuid,
	"category" text,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"image_url" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_sample" boolean NOT NULL,
	"discount_percentage" smallint NOT NULL,
	"unit_net" bigint NOT NULL,
	"unit_gross" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat" bigint NOT NULL,
	"list_net" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"recommendation_id" uuid,
	"recommendation_item_id" uuid,
	"is_from_stock" boolean NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_paid" CHECK ("order_lines"."paid" = "order_lines"."gross" - "order_lines"."discount" and "order_lines"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_key" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"user_id" uuid,
	"is_custom_client_order" boolean NOT NULL,
	"shipping_user_id" uuid,
	"practitioner_id" uuid,
	"practitioner_name" text,
	"plan" jsonb,
	"language_code" text NOT NULL,
	"country_code" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"exchange_rate" bigint NOT NULL,
	"items_count" integer NOT NULL,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"goods_paid" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_by_rate" jsonb NOT NULL,
	"vat_trace" jsonb NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"carrier" jsonb NOT NULL,
	"picking_policy" text NOT NULL,
	"expected_delivery" jsonb NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"is_back_order" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."goods_paid" + "orders"."shipping" and "orders"."total" >= 0),
	CONSTRAINT "orders_discount" CHECK ("orders"."goods_paid" = "orders"."goods" - "orders"."discount"),
	CONSTRAINT "orders_placed" CHECK (("orders"."number" is null) = ("orders"."placed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"tracking_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "practitioner_clients" (
	"practitioner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practitioner_clients_practitioner_id_client_id_pk" PRIMARY KEY("practitioner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "practitioners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"specialty" text,
	"practice_name" text,
	"city" text,
	"website" text,
	"show_contact_info" boolean DEFAULT false NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"is_commission_enabled" boolean DEFAULT true NOT NULL,
	"is_allowed_to_receive_commission" boolean DEFAULT true NOT NULL,
	"pay_commissions_monthly" boolean DEFAULT true NOT NULL,
	"in_onboarding" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_clients" (
	"recommendation_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_clients_recommendation_id_client_id_pk" PRIMARY KEY("recommendation_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"intake_amount" numeric(8, 3),
	"intake_format_id" text,
	"intake_time" text[] DEFAULT '{}' NOT NULL,
	"intake_food_instruction" text,
	"duration" text,
	CONSTRAINT "recommendation_items_recommendationId_productId_unique" UNIQUE("recommendation_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"share_code" text NOT NULL,
	"name" text NOT NULL,
	"internal_name" text,
	"description" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"language_code" text NOT NULL,
	"discount_percentage" smallint DEFAULT 0 NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"is_global_template" boolean DEFAULT false NOT NULL,
	"template_category_id" text,
	"mute_alerts" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"total_orders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recommendations_discount" CHECK ("recommendations"."discount_percentage" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "delivery_carriers" (
	"id" text PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"fixed_price" bigint NOT NULL,
	"free_from" bigint,
	"free_from_currency" text,
	"min_days" smallint NOT NULL,
	"max_days" smallint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "delivery_carriers_price" CHECK ("delivery_carriers"."fixed_price" >= 0 and coalesce("delivery_carriers"."free_from", 0) >= 0),
	CONSTRAINT "delivery_carriers_days" CHECK ("delivery_carriers"."min_days" between 0 and "delivery_carriers"."max_days"),
	CONSTRAINT "delivery_carriers_free_currency" CHECK (("delivery_carriers"."free_from" is null) = ("delivery_carriers"."free_from_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "delivery_formats" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"plural_names" jsonb NOT NULL,
	"size_unit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"millionths" bigint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exchange_rates_currency_valid_from_pk" PRIMARY KEY("currency","valid_from"),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."millionths" > 0)
);
--> statement-breakpoint
CREATE TABLE "intake_formats" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"plural_names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"is_pinned_to_top" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL,
	"vat_category_id" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"date_assumed" boolean NOT NULL,
	CONSTRAINT "vat_rates_countryCode_vatCategoryId_validFrom_unique" UNIQUE("country_code","vat_category_id","valid_from"),
	CONSTRAINT "vat_rates_rate" CHECK ("vat_rates"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"practitioner_id" uuid
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "postings_not_zero" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "commission_lines" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "commission_lines_positive" CHECK ("commission_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"commission_status" text,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"order_id" uuid,
	"order_number" text,
	"plan_name" text,
	CONSTRAINT "wallet_transactions_posted" CHECK (("wallet_transactions"."status" = 'Posted') = ("wallet_transactions"."posted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "test_gateway_refunds_positive" CHECK ("test_gateway_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_gateway_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping" bigint NOT NULL,
	"language_code" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_gateway_sessions_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_products" ADD CONSTRAINT "linked_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_products" ADD CONSTRAINT "linked_products_linked_product_id_products_id_fk" FOREIGN KEY ("linked_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ingredients" ADD CONSTRAINT "product_ingredients_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ingredients" ADD CONSTRAINT "product_ingredients_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_resources" ADD CONSTRAINT "product_resources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_verifications" ADD CONSTRAINT "product_verifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_verifications" ADD CONSTRAINT "product_verifications_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_sizes" ADD CONSTRAINT "serving_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_sizes" ADD CONSTRAINT "serving_sizes_intake_format_id_intake_formats_id_fk" FOREIGN KEY ("intake_format_id") REFERENCES "public"."intake_formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_external_ids" ADD CONSTRAINT "product_external_ids_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_format_id_delivery_formats_id_fk" FOREIGN KEY ("delivery_format_id") REFERENCES "public"."delivery_formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_localizations" ADD CONSTRAINT "product_localizations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_claims" ADD CONSTRAINT "stock_claims_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_group_id_ingredient_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."ingredient_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_user_id_users_id_fk" FOREIGN KEY ("shipping_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD CONSTRAINT "practitioner_clients_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD CONSTRAINT "practitioner_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_items" ADD CONSTRAINT "recommendation_items_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_items" ADD CONSTRAINT "recommendation_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_state_created_at_index" ON "outbox_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "category_products_category_id_product_id_index" ON "category_products" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "linked_products_linked_product_id_index" ON "linked_products" USING btree ("linked_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_product_id_position_index" ON "product_images" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_ingredients_product_id_position_index" ON "product_ingredients" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_ingredients_ingredient_id_index" ON "product_ingredients" USING btree ("ingredient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_resources_product_id_position_index" ON "product_resources" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "serving_sizes_one_main" ON "serving_sizes" USING btree ("product_id") WHERE "serving_sizes"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "serving_sizes_product_id_position_index" ON "serving_sizes" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name" ON "brands" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "price_history_product_id_currency_id_valid_from_index" ON "price_history" USING btree ("product_id","currency_id","valid_from");--> statement-breakpoint
CREATE INDEX "product_external_ids_product_id_index" ON "product_external_ids" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_name_id_index" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_net_price_id_index" ON "products" USING btree ("net_price","id");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_localizations_price" ON "product_localizations" USING btree ("product_id","currency_id") WHERE "product_localizations"."price" is not null;--> statement-breakpoint
CREATE INDEX "stock_claims_product_id_index" ON "stock_claims" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_claims_lapsing" ON "stock_claims" USING btree ("expires_at") WHERE "stock_claims"."state" = 'Reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_index" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_index" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_index" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_groups_name" ON "ingredient_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "ingredients_name" ON "ingredients" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "ingredients_group_id_index" ON "ingredients" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_at_index" ON "order_history" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_id_position_index" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_recommendation_id_order_id_index" ON "order_lines" USING btree ("recommendation_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_index" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_cart" ON "orders" USING btree ("cart_id") WHERE "orders"."status" not in ('Deleted', 'Canceled');--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_practitioner_id_placed_at_index" ON "orders" USING btree ("practitioner_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_lapsing" ON "orders" USING btree ("reserved_until") WHERE "orders"."status" in ('Draft', 'Pending');--> statement-breakpoint
CREATE INDEX "shipments_order_id_index" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_to_settle" ON "shipments" USING btree ("delivered_at") WHERE "shipments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "practitioner_clients_client_id_index" ON "practitioner_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "recommendation_clients_client_id_index" ON "recommendation_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "recommendation_items_product_id_index" ON "recommendation_items" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_share_code_index" ON "recommendations" USING btree ("share_code");--> statement-breakpoint
CREATE INDEX "recommendations_practitioner_id_is_template_updated_at_index" ON "recommendations" USING btree ("practitioner_id","is_template","updated_at");--> statement-breakpoint
CREATE INDEX "recommendations_practitioner_id_shared_at_index" ON "recommendations" USING btree ("practitioner_id","shared_at");--> statement-breakpoint
CREATE INDEX "recommendations_is_global_template_index" ON "recommendations" USING btree ("is_global_template") WHERE "recommendations"."is_global_template";--> statement-breakpoint
CREATE INDEX "delivery_carriers_country_code_position_index" ON "delivery_carriers" USING btree ("country_code","position");--> statement-breakpoint
CREATE INDEX "journal_entries_transaction_id_index" ON "journal_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_practitioner_id_index" ON "ledger_accounts" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "postings_entry_id_index" ON "postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "postings_account_id_index" ON "postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "commission_lines_transaction_id_index" ON "commission_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_practitioner_id_created_at_index" ON "wallet_transactions" USING btree ("practitioner_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_transactions_practitioner_id_posted_at_index" ON "wallet_transactions" USING btree ("practitioner_id","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_commission" ON "wallet_transactions" USING btree ("order_id") WHERE "wallet_transactions"."type" = 'Commission';