-- Every table as it stood when the migrations were squashed; from here forward only.
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"reader_id" uuid NOT NULL,
	"reader_kind" text NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"subject_key" text,
	"details" jsonb NOT NULL,
	"ip_address" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" uuid,
	"sender_id" uuid,
	"content" jsonb NOT NULL,
	"sealed_secret" text,
	"subject" text,
	"html" text,
	"plain_text" text,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"user_id" uuid,
	"country_code" char(2) NOT NULL,
	"is_custom_client_order" boolean DEFAULT false NOT NULL,
	"shipping_user_id" uuid,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"delivery_carrier_id" text,
	"picking_policy" text DEFAULT 'Direct' NOT NULL,
	"vat_check" jsonb,
	"order_id" uuid,
	"shown_digest" text DEFAULT '' NOT NULL,
	"set_aside_at" timestamp (3) with time zone,
	"set_aside" jsonb,
	"merged_into_user_id" uuid,
	CONSTRAINT "carts_finalized_has_order" CHECK (("carts"."state" = 'Finalized') = ("carts"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "drawn_pictures" (
	"tag" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"bytes" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"product_id" uuid,
	"version" integer,
	"changes" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"outcome" text,
	"reason" text,
	"kept_fields" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"new_count" integer NOT NULL,
	"changed_count" integer NOT NULL,
	"unchanged_count" integer NOT NULL,
	"error_count" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL
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
	"unit" text
);
--> statement-breakpoint
CREATE TABLE "product_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text,
	"file_key" text,
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
	"description" text DEFAULT '' NOT NULL,
	"website_url" text,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"asked_at" timestamp (3) with time zone,
	"ask_error" text,
	CONSTRAINT "product_external_ids_source_value_unique" UNIQUE("source","value")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED NOT NULL,
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
	"restriction_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"external_master_code" text,
	"external_code" text,
	"main_image_url" text,
	"demo_filled" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "erp_accounts" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid,
	"account_id" text,
	"made_at" timestamp (3) with time zone,
	"call_id" uuid
);
--> statement-breakpoint
CREATE TABLE "feature_flag_accounts" (
	"flag_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "feature_flag_accounts_flag_key_user_id_pk" PRIMARY KEY("flag_key","user_id")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text NOT NULL,
	"is_on" boolean NOT NULL,
	"user_kinds" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_before" text,
	"reserved_email" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"language_code" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
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
	"phone_index" text,
	"pending_email" text,
	"pending_phone" text,
	"image" text,
	"preferred_language_code" text DEFAULT 'en' NOT NULL,
	"preferred_currency_id" char(3) DEFAULT 'EUR' NOT NULL,
	"country_id" char(2),
	"user_kind_id" text DEFAULT 'Client' NOT NULL,
	"user_status_id" text DEFAULT 'New' NOT NULL,
	"status_before_suspension" text,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"devices_forgotten_at" timestamp (3) with time zone,
	"referrer_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "ingredient_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"nutrient_key" text,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"local_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"nutrient_key" text,
	"version" integer DEFAULT 1 NOT NULL,
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
	"reservable_until" timestamp (3) with time zone,
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
CREATE TABLE "unpaid_reservations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"address_key" text NOT NULL,
	"email_key" text NOT NULL,
	"packs" integer NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"session_id" text,
	"url" text,
	"payment_ref" text,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"payment_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refund_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"plan_ids" uuid[] NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_clients" (
	"practitioner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"mute_alerts" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"sealed_phone" text,
	"country_id" char(2),
	"preferred_language_code" text,
	CONSTRAINT "practitioner_clients_practitioner_id_client_id_pk" PRIMARY KEY("practitioner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_user_id_survey_type_question_pk" PRIMARY KEY("user_id","survey_type","question")
);
--> statement-breakpoint
CREATE TABLE "survey_completions" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_completions_user_id_survey_type_pk" PRIMARY KEY("user_id","survey_type")
);
--> statement-breakpoint
CREATE TABLE "survey_messages" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_messages_user_id_survey_type_due_at_pk" PRIMARY KEY("user_id","survey_type","due_at")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "practitioners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"specialty" text,
	"practice_name" text,
	"city" text,
	"website" text,
	"about" text DEFAULT '' NOT NULL,
	"show_contact_info" boolean DEFAULT false NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"is_commission_enabled" boolean DEFAULT true NOT NULL,
	"is_allowed_to_receive_commission" boolean DEFAULT true NOT NULL,
	"pay_commissions_monthly" boolean DEFAULT true NOT NULL,
	"in_onboarding" boolean DEFAULT true NOT NULL,
	"onboarding_steps" text[] DEFAULT '{}' NOT NULL,
	"approval_source" text,
	"approval_reason" text,
	"approved_at" timestamp (3) with time zone,
	"referral_program_id" uuid
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"sealed_holder" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_end" text NOT NULL,
	"bic" text,
	"bank_name" text,
	"bank_country_id" char(2) NOT NULL,
	"bank_code" text,
	"bank_account_holder_type" text,
	"bank_account_type" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_infos" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"business_type" text NOT NULL,
	"company_form" text,
	"company_name" text,
	"sealed_registration_number" text,
	"sealed_vat_number" text,
	"vat_status" text NOT NULL,
	"is_vat_exempt" boolean NOT NULL,
	"tax_country_id" char(2) NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_fields" text NOT NULL,
	"external_code" text,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_same" boolean DEFAULT false NOT NULL,
	"is_complete" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint,
	"text" text NOT NULL,
	"is_dismissed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"next_feedback_date" timestamp (3) with time zone
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
CREATE TABLE "recommendation_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language_code" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_erasures" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL
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
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"millionths" bigint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
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
	"position" smallint NOT NULL,
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_countries" (
	"country_code" char(2) PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"set_by" text DEFAULT 'release' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "vat_rates_rate" CHECK ("vat_rates"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "vat_territories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL,
	"name" text NOT NULL,
	"postal_codes" text NOT NULL,
	"vat_category_id" text NOT NULL,
	"tax_rate" integer,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	CONSTRAINT "vat_territories_countryCode_name_vatCategoryId_validFrom_unique" UNIQUE("country_code","name","vat_category_id","valid_from"),
	CONSTRAINT "vat_territories_rate" CHECK ("vat_territories"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" char(3) NOT NULL,
	"referrer_bonus" bigint NOT NULL,
	"newcomer_bonus" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"practitioner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_clicks_practitioner_id_day_visitor_hash_pk" PRIMARY KEY("practitioner_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"newcomer_id" uuid NOT NULL,
	"program_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"contents" "tsvector" NOT NULL,
	"words" text[] NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"breadth" smallint NOT NULL,
	"making" smallint NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"plain_name" text DEFAULT '' NOT NULL,
	"net_price" bigint DEFAULT 0 NOT NULL,
	"vat_category_id" text DEFAULT '' NOT NULL,
	"product_created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stock_status" text DEFAULT 'Unknown' NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"street_name" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country_id" char(2) NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"registration_number" text NOT NULL,
	"vat_ids" text[] NOT NULL,
	"bank_holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sellers_one" CHECK ("sellers"."id" = 1)
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
	"due_at" timestamp (3) with time zone,
	"order_id" uuid,
	"order_number" text,
	"plan_name" text,
	CONSTRAINT "wallet_transactions_posted" CHECK (("wallet_transactions"."status" = 'Posted') = ("wallet_transactions"."posted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "erp_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"model" text NOT NULL,
	"method" text NOT NULL,
	"sealed_values" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_records_reference_unique" UNIQUE("reference")
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
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_shipping_user_id_users_id_fk" FOREIGN KEY ("shipping_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "erp_accounts" ADD CONSTRAINT "erp_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_accounts" ADD CONSTRAINT "erp_accounts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_flag_key_feature_flags_key_fk" FOREIGN KEY ("flag_key") REFERENCES "public"."feature_flags"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_accounts" ADD CONSTRAINT "feature_flag_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_group_id_ingredient_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."ingredient_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_user_id_users_id_fk" FOREIGN KEY ("shipping_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_reservations" ADD CONSTRAINT "unpaid_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD CONSTRAINT "practitioner_clients_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD CONSTRAINT "practitioner_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_completions" ADD CONSTRAINT "survey_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_messages" ADD CONSTRAINT "survey_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioners" ADD CONSTRAINT "practitioners_referral_program_id_referral_programs_id_fk" FOREIGN KEY ("referral_program_id") REFERENCES "public"."referral_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_infos" ADD CONSTRAINT "financial_infos_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_clients" ADD CONSTRAINT "recommendation_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_items" ADD CONSTRAINT "recommendation_items_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_items" ADD CONSTRAINT "recommendation_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_resources" ADD CONSTRAINT "recommendation_resources_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_erasures" ADD CONSTRAINT "order_erasures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_practitioner_id_referral_codes_practitioner_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."referral_codes"("practitioner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_newcomer_id_users_id_fk" FOREIGN KEY ("newcomer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_program_id_referral_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."referral_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_entries_once_an_hour" ON "access_entries" USING btree ("subject_id","what","reader_id","hour");--> statement-breakpoint
CREATE INDEX "access_entries_subject_id_at_index" ON "access_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_type_subject_id_at_index" ON "audit_entries" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_type_subject_key_at_index" ON "audit_entries" USING btree ("subject_type","subject_key","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_at_index" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_state_created_at_index" ON "outbox_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_id_index" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "carts_user_id_index" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_current" ON "carts" USING btree ("user_id") WHERE "carts"."state" <> 'Closed' and "carts"."set_aside_at" is null and not "carts"."is_custom_client_order";--> statement-breakpoint
CREATE INDEX "carts_unclosed" ON "carts" USING btree ("created_at") WHERE "carts"."state" <> 'Closed';--> statement-breakpoint
CREATE INDEX "drawn_pictures_subject_index" ON "drawn_pictures" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "drawn_pictures_drawn_at_index" ON "drawn_pictures" USING btree ("drawn_at");--> statement-breakpoint
CREATE INDEX "product_import_lines_waiting" ON "product_import_lines" USING btree ("import_id","line") WHERE "product_import_lines"."outcome" is null and "product_import_lines"."kind" in ('New', 'Changed');--> statement-breakpoint
CREATE INDEX "product_import_lines_applied" ON "product_import_lines" USING btree ("import_id","line") WHERE "product_import_lines"."outcome" = 'Applied';--> statement-breakpoint
CREATE INDEX "product_import_lines_product_id_index" ON "product_import_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_imports_made_at_id_index" ON "product_imports" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "product_imports_state_index" ON "product_imports" USING btree ("state");--> statement-breakpoint
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
CREATE UNIQUE INDEX "products_sku_in_any_case" ON "products" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "products_sku_key" ON "products" USING btree ((regexp_replace(lower("sku"), '[^a-z0-9]', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "products_sku_digits" ON "products" USING btree ((regexp_replace("sku", '[^0-9]', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_plain_name_id_index" ON "products" USING btree ("plain_name","id");--> statement-breakpoint
CREATE INDEX "products_net_price_id_index" ON "products" USING btree ("net_price","id");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_localizations_price" ON "product_localizations" USING btree ("product_id","currency_id") WHERE "product_localizations"."price" is not null;--> statement-breakpoint
CREATE INDEX "stock_claims_product_id_index" ON "stock_claims" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_claims_lapsing" ON "stock_claims" USING btree ("expires_at") WHERE "stock_claims"."state" = 'Reserved';--> statement-breakpoint
CREATE INDEX "feature_flag_accounts_user_id_index" ON "feature_flag_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_token_hash_index" ON "account_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_changes_user_id_changed_at_index" ON "account_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "account_changes_reserved_email_index" ON "account_changes" USING btree ("reserved_email");--> statement-breakpoint
CREATE INDEX "account_changes_expires_at_index" ON "account_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_tokens_token_hash_index" ON "auth_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "auth_tokens_user_id_purpose_index" ON "auth_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "auth_tokens_expires_at_index" ON "auth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_index" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_index" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_user_kind_id_created_at_id_index" ON "users" USING btree ("user_kind_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_user_kind_id_last_name_id_index" ON "users" USING btree ("user_kind_id","last_name","id");--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_index_index" ON "users" USING btree ("phone_index");--> statement-breakpoint
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
CREATE INDEX "orders_drafts" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "shipments_order_id_index" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_to_settle" ON "shipments" USING btree ("delivered_at") WHERE "shipments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "unpaid_reservations_address_key_reserved_at_index" ON "unpaid_reservations" USING btree ("address_key","reserved_at");--> statement-breakpoint
CREATE INDEX "unpaid_reservations_email_key_reserved_at_index" ON "unpaid_reservations" USING btree ("email_key","reserved_at");--> statement-breakpoint
CREATE INDEX "unpaid_reservations_reserved_at_index" ON "unpaid_reservations" USING btree ("reserved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_session_id_index" ON "payment_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_index" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" in ('Opening', 'Open', 'Processing');--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_refund_ref_index" ON "refunds" USING btree ("refund_ref");--> statement-breakpoint
CREATE INDEX "client_files_practitioner_id_erased_at_index" ON "client_files" USING btree ("practitioner_id","erased_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_token_hash_index" ON "client_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_practitioner_id_client_id_index" ON "client_invitations" USING btree ("practitioner_id","client_id");--> statement-breakpoint
CREATE INDEX "practitioner_clients_client_id_index" ON "practitioner_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "practitioner_clients_email_index" ON "practitioner_clients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "certificates_practitioner_id_uploaded_at_index" ON "certificates" USING btree ("practitioner_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_user_id_kind_index" ON "user_addresses" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "user_feedback_user_id_index" ON "user_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recommendation_clients_client_id_index" ON "recommendation_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "recommendation_items_product_id_index" ON "recommendation_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "recommendation_resources_recommendation_id_id_index" ON "recommendation_resources" USING btree ("recommendation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_share_code_index" ON "recommendations" USING btree ("share_code");--> statement-breakpoint
CREATE INDEX "recommendations_practitioner_id_is_template_updated_at_index" ON "recommendations" USING btree ("practitioner_id","is_template","updated_at");--> statement-breakpoint
CREATE INDEX "recommendations_practitioner_id_shared_at_index" ON "recommendations" USING btree ("practitioner_id","shared_at");--> statement-breakpoint
CREATE INDEX "recommendations_is_global_template_index" ON "recommendations" USING btree ("is_global_template") WHERE "recommendations"."is_global_template";--> statement-breakpoint
CREATE INDEX "data_exports_user_id_requested_at_index" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "delivery_carriers_country_code_position_index" ON "delivery_carriers" USING btree ("country_code","position");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_currency_valid_from_index" ON "exchange_rates" USING btree ("currency","valid_from") WHERE "exchange_rates"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vat_rates_country_code_vat_category_id_valid_from_index" ON "vat_rates" USING btree ("country_code","vat_category_id","valid_from") WHERE "vat_rates"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code_index" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_newcomer_id_index" ON "referrals" USING btree ("newcomer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_created_at_index" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_facets" ON "search_documents" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "search_documents_refreshed_at_index" ON "search_documents" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "journal_entries_transaction_id_index" ON "journal_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_practitioner_id_index" ON "ledger_accounts" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "postings_entry_id_index" ON "postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "postings_account_id_index" ON "postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "commission_lines_transaction_id_index" ON "commission_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_practitioner_id_created_at_index" ON "wallet_transactions" USING btree ("practitioner_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_transactions_practitioner_id_posted_at_index" ON "wallet_transactions" USING btree ("practitioner_id","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transactions_one_commission" ON "wallet_transactions" USING btree ("order_id") WHERE "wallet_transactions"."type" = 'Commission';