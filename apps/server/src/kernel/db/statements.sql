-- actor_by_session
select "users"."id", "sessions"."id", "users"."email", "users"."user_kind_id", "users"."user_status_id", "users"."permissions", "users"."email_verified", "users"."first_name", "users"."last_name", "users"."preferred_language_code", "sessions"."updated_at"
  from "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  where ("sessions"."id" = $1 and ("sessions"."expires_at" > $2 and "users"."is_active" = $3 and "users"."user_status_id" not in ($4, $5)));

-- actor_by_token
select "users"."id", "sessions"."id", "users"."email", "users"."user_kind_id", "users"."user_status_id", "users"."permissions", "users"."email_verified", "users"."first_name", "users"."last_name", "users"."preferred_language_code", "sessions"."updated_at"
  from "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  where ("sessions"."token" = $1 and ("sessions"."expires_at" > $2 and "users"."is_active" = $3 and "users"."user_status_id" not in ($4, $5)));

-- cart_by_id
select "id", "created_at", "updated_at", "state", "user_id", "country_code", "is_custom_client_order", "shipping_user_id", "lines", "email", "shipping_address", "billing_address", "note", "delivery_carrier_id", "picking_policy", "vat_check", "shares_orders_with", "order_id", "shown_digest", "set_aside_at", "set_aside", "merged_into_user_id"
  from "carts"
  where "carts"."id" = $1;

-- claim_outbox_message
update "outbox_messages" set "claimed_until" = $1
  where "outbox_messages"."id" = $2 and "outbox_messages"."state" in ($3, $4) and not coalesce("outbox_messages"."claimed_until" > $5, false) and ("outbox_messages"."kind" <> 'Erp' or not exists (select 1
  from "outbox_messages" "other"
  where "other"."kind" = 'Erp' and "other"."order_id" = "outbox_messages"."order_id" and "other"."id" <> "outbox_messages"."id" and "other"."claimed_until" is not null))
  returning "id", "kind", "recipient", "account_id", "sender_id", "order_id", "about", "content", "sealed_secret", "useful_until", "subject", "html", "plain_text", "state", "attempts", "last_error", "claimed_until", "created_at", "sent_at", set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- close_cart
with "ended" as (update "carts" set "updated_at" = greatest($1::timestamptz, "carts"."updated_at" + interval '1 millisecond'), "state" = $2, "email" = $3, "shipping_address" = $4, "billing_address" = $5, "note" = $6, "vat_check" = $7, "order_id" = $8
  where "carts"."id" = $9
  returning ("set_aside" ->> 'id')::uuid as "waiting") update "carts" set "updated_at" = greatest($10::timestamptz, "carts"."updated_at" + interval '1 millisecond'), "set_aside_at" = $11
  where ("carts"."id" = (select "waiting"
  from "ended") and "carts"."state" = $12 and "carts"."set_aside_at" is not null)
  returning "id";

-- held_products_whole
select "products"."id", "products"."name", "products"."brand_id", "brands"."name", "products"."sku", "products"."main_image_url", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", case when "products"."is_active" and not "products"."is_hidden" then stock_status_now( "products"."stock_status", "products"."quantity", "products"."reserved") else 'NotInCatalog' end, "products"."delivery_days", "products"."restricted_countries", "products"."servings_per_container", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "serving_sizes"."least_per_day", "serving_sizes"."most_per_day", "products"."net_price", (select "product_localizations"."price"
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $1 and "product_localizations"."price" is not null), "products"."vat_category_id", "products"."is_active", "products"."demo_filled", "products"."unit_size", "products"."ean", "products"."can_be_sample", "products"."markers", "products"."restriction_reasons", "products"."expiration_date", "products"."available_date", (select coalesce(json_agg(json_build_object('id', "category_products"."category_id", 'name', (select "product_categories"."names" ->> $2
  from "product_categories"
  where "product_categories"."id" = "category_products"."category_id"))
  order by "category_products"."position"), '[]'::json)
  from "category_products"
  where "category_products"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_images"."id", 'url', "product_images"."url")
  order by "product_images"."position"), '[]'::json)
  from "product_images"
  where "product_images"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_resources"."id", 'name', "product_resources"."name", 'url', "product_resources"."url", 'kind', "product_resources"."kind")
  order by "product_resources"."position"), '[]'::json)
  from "product_resources"
  where "product_resources"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_verifications"."verification_id", 'name', (select "verifications"."names" ->> $3
  from "verifications"
  where "verifications"."id" = "product_verifications"."verification_id"), 'status', "product_verifications"."status")
  order by "product_verifications"."verification_id"), '[]'::json)
  from "product_verifications"
  where "product_verifications"."product_id" = "products"."id" and "product_verifications"."status" = $4), (select coalesce(json_agg(json_build_object('productId', "linked_products"."product_id", 'linkedProductId', "linked_products"."linked_product_id", 'kind', "linked_products"."kind", 'variantKind', "linked_products"."variant_kind", 'isHidden', "linked_products"."is_hidden")
  order by "linked_products"."position"), '[]'::json)
  from "linked_products"
  where "linked_products"."product_id" = "products"."id" and not "linked_products"."is_hidden"), (select coalesce(json_agg(json_build_object('id', "product_ingredients"."id", 'ingredientId', "product_ingredients"."ingredient_id", 'ingredient', (select json_build_object('name', "ingredients"."name", 'localNames', "ingredients"."local_names", 'stated', json_build_object( 'own', "ingredients"."nutrient_key", 'group', "ingredient_groups"."nutrient_key"))
  from "ingredients"
  left join "ingredient_groups" on "ingredient_groups"."id" = "ingredients"."group_id"
  where "ingredients"."id" = "product_ingredients"."ingredient_id"), 'labelName', "product_ingredients"."label_name", 'form', "product_ingredients"."form", 'amount', "product_ingredients"."amount", 'unit', "product_ingredients"."unit", 'depth', "product_ingredients"."depth")
  order by "product_ingredients"."position"), '[]'::json)
  from "product_ingredients"
  where "product_ingredients"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('isMain', "serving_sizes"."is_main", 'amount', "serving_sizes"."amount", 'intakeFormatId', "serving_sizes"."intake_format_id", 'leastPerDay', "serving_sizes"."least_per_day", 'mostPerDay', "serving_sizes"."most_per_day")
  order by "serving_sizes"."position"), '[]'::json)
  from "serving_sizes"
  where "serving_sizes"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_localizations"."id", 'languageCode', "product_localizations"."language_code", 'shortDescription', "product_localizations"."short_description", 'description', "product_localizations"."description", 'suggestedIntake', "product_localizations"."suggested_intake", 'shortSuggestedIntake', "product_localizations"."short_suggested_intake", 'storageRequirements', "product_localizations"."storage_requirements", 'nutritionalInformation', "product_localizations"."nutritional_information", 'allergens', "product_localizations"."allergens", 'warnings', "product_localizations"."warnings", 'otherIngredients', "product_localizations"."other_ingredients", 'servingSize', "product_localizations"."serving_size", 'tags', "product_localizations"."tags", 'isAutoTranslated', "product_localizations"."is_auto_translated")
  order by "product_localizations"."language_code" = $5 desc, "product_localizations"."language_code"), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and ("product_localizations"."language_code" in ($6, 'en') or not exists ( select 1
  from "product_localizations" as known
  where known.product_id = "products"."id" and known.language_code in ($7, 'en')))), (select coalesce(json_agg(json_build_object('otherIngredients', "product_localizations"."other_ingredients", 'allergens', "product_localizations"."allergens", 'warnings', case when "product_localizations"."warnings" ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen' then "product_localizations"."warnings" else '' end)
  order by "product_localizations"."language_code" = 'en' desc), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id"), (select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason, 'startsOn', d.starts_on, 'expectedUntil', d.expected_until, 'replacement', (select json_build_object('id', p.id, 'name', p.name, 'brandName', b.name, 'sku', p.sku)
  from products p join brands b on b.id = p.brand_id
  where p.id = d.replacement_product_id and p.is_active and not p.is_hidden and p.stock_status in ($8, $9, $10, $11, $12) and not exists (select 1
  from product_disruptions other
  where other.product_id = p.id and other.status = 'Active')))
  from product_disruptions d
  where d.product_id = "products"."id" and d.status = 'Active'), (select json_build_object('id', q.id, 'name', "products"."name", 'status', q.status, 'upvotesCount', (select count(*)
  from inquiry_upvotes u
  where u.inquiry_id = q.id), 'statusHistory', (select json_agg(json_build_object('status', s.status, 'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by s.at, s.id)
  from inquiry_steps s
  where s.inquiry_id = q.id))
  from product_inquiries q
  where q.product_id = "products"."id" and q.merged_into_id is null and (q.status = 'Fulfilled' or (q.status = 'Closed' and 'Fulfilled' = (select s.from_status
  from inquiry_steps s
  where s.inquiry_id = q.id
  order by s.at desc, s.id desc limit 1)))
  order by q.created_at desc, q.id desc limit 1)
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where "products"."id" = any((select $13::uuid[])::uuid[]);

-- hold_stock
update "stock_claims" set "expires_at" = $1
  where ("stock_claims"."order_id" = $2 and "stock_claims"."state" = $3)
  returning "product_id";

-- insert_guest_cart
insert into "carts" ("id", "created_at", "updated_at", "state", "user_id", "country_code", "is_custom_client_order", "shipping_user_id", "lines", "email", "shipping_address", "billing_address", "note", "delivery_carrier_id", "picking_policy", "vat_check", "shares_orders_with", "order_id", "shown_digest", "set_aside_at", "set_aside", "merged_into_user_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
  returning set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- insert_order
with "ordered" as (insert into "orders" ("id", "order_key", "cart_id", "cart_version", "status", "number", "created_at", "updated_at", "placed_at", "user_id", "is_custom_client_order", "shipping_user_id", "practitioner_id", "practitioner_name", "plan", "shares_orders", "language_code", "country_code", "currency", "exchange_rate", "items_count", "goods", "discount", "goods_paid", "shipping", "vat", "total", "wallet_part", "wallet_debit", "refunded", "vat_by_rate", "vat_trace", "email", "note", "shipping_address", "billing_address", "carrier", "picking_policy", "expected_delivery", "reserved_until", "reservable_until", "is_back_order", "archived_from")
  values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43)
  returning "id"), "noted" as (insert into "order_history" ("id", "order_id", "from", "to", "at", "user_id", "cause", "why")
  values ($44::uuid, $45, $46, $47, $48, $49, $50, $51)
  returning "id") insert into "order_lines" ("id", "order_id", "position", "product_id", "name", "brand_name", "image_url", "quantity", "is_sample", "discount_percentage", "unit_net", "unit_gross", "gross", "discount", "paid", "vat_rate", "vat", "refunded_quantity", "list_net", "commission", "recommendation_id", "recommendation_item_id") select "id", "orderId", "position", "productId", "name", "brandName", "imageUrl", "quantity", "isSample", "discountPercentage", "unitNet", "unitGross", "gross", "discount", "paid", "vatRate", "vat", "refundedQuantity", "listNet", "commission", "recommendationId", "recommendationItemId"
  from json_to_recordset($52::json) as given ("id" uuid, "orderId" uuid, "position" smallint, "productId" uuid, "name" text, "brandName" text, "imageUrl" text, "quantity" integer, "isSample" boolean, "discountPercentage" smallint, "unitNet" bigint, "unitGross" bigint, "gross" bigint, "discount" bigint, "paid" bigint, "vatRate" integer, "vat" bigint, "refundedQuantity" integer, "listNet" bigint, "commission" bigint, "recommendationId" uuid, "recommendationItemId" uuid)
  returning "id";

-- insert_outbox_message
insert into "outbox_messages" ("id", "kind", "recipient", "account_id", "sender_id", "order_id", "about", "content", "sealed_secret", "useful_until", "subject", "html", "plain_text", "state", "attempts", "last_error", "claimed_until", "created_at", "sent_at")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

-- insert_payment_attempt
insert into "payment_attempts" ("id", "order_id", "state", "gateway", "amount", "currency", "created_at", "expires_at", "session_id", "url", "payment_ref", "ask_at")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict do nothing
  returning "id", "order_id", "state", "gateway", "amount", "currency", "created_at", "expires_at", "session_id", "url", "payment_ref", "ask_at";

-- insert_user_cart
insert into "carts" ("id", "created_at", "updated_at", "state", "user_id", "country_code", "is_custom_client_order", "shipping_user_id", "lines", "email", "shipping_address", "billing_address", "note", "delivery_carrier_id", "picking_policy", "vat_check", "shares_orders_with", "order_id", "shown_digest", "set_aside_at", "set_aside", "merged_into_user_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22);

-- invited_client
select "recommendation_clients"."client_id"
  from "recommendation_clients"
  inner join "recommendations" on "recommendations"."id" = "recommendation_clients"."recommendation_id"
  where ("recommendation_clients"."recommendation_id" = $1 and ("recommendation_clients"."client_id" = $2 or exists (select 1
  from "practitioner_clients"
  inner join "users" "caller" on "caller"."email" = "practitioner_clients"."email"
  where ("practitioner_clients"."client_id" = "recommendation_clients"."client_id" and "practitioner_clients"."practitioner_id" = "recommendations"."practitioner_id" and "caller"."id" = $3 and "caller"."email_verified" = $4))) and "recommendation_clients"."invited_at" is not null and "recommendation_clients"."revoked_at" is null);

-- items_of_plans
select "id", "recommendation_id", "product_id", "duration", "intake_amount", "intake_format_id", "intake_time", "schedule"
  from "recommendation_items"
  where "recommendation_items"."recommendation_id" = any($1::uuid[]) and coalesce("recommendation_items"."product_id" = $2::uuid, true);

-- linked_statuses_by_product
select "linked_products"."product_id", "linked_products"."linked_product_id", stock_status_now( "products"."stock_status", "products"."quantity", "products"."reserved")
  from "linked_products"
  inner join "products" on "products"."id" = "linked_products"."linked_product_id"
  where ("linked_products"."product_id" = any((select $1::uuid[])::uuid[]) and "linked_products"."is_hidden" = $2 and products.is_active and not products.is_hidden and products.stock_status in ($3, $4, $5, $6, $7))
  order by "linked_products"."product_id" asc, "linked_products"."position" asc;

-- links_by_product
select "linked_products"."product_id", "linked_products"."linked_product_id", "linked_products"."kind", "linked_products"."variant_kind", "linked_products"."is_hidden"
  from "linked_products"
  inner join "products" on "products"."id" = "linked_products"."linked_product_id"
  where ("linked_products"."product_id" = any((select $1::uuid[])::uuid[]) and "linked_products"."is_hidden" = $2 and products.is_active and not products.is_hidden and products.stock_status in ($3, $4, $5, $6, $7))
  order by "linked_products"."product_id" asc, "linked_products"."position" asc;

-- lock_products
select "id"
  from "products"
  where "products"."id" = any((select $1::uuid[])::uuid[])
  order by "products"."id" for no key update;

-- locked_cart_by_id
select "id", "created_at", "updated_at", "state", "user_id", "country_code", "is_custom_client_order", "shipping_user_id", "lines", "email", "shipping_address", "billing_address", "note", "delivery_carrier_id", "picking_policy", "vat_check", "shares_orders_with", "order_id", "shown_digest", "set_aside_at", "set_aside", "merged_into_user_id"
  from "carts"
  where "carts"."id" = $1 for update;

-- locked_order_by_id
select "orders"."id", "orders"."order_key", "orders"."cart_id", "orders"."cart_version", "orders"."status", "orders"."number", "orders"."created_at", "orders"."updated_at", "orders"."placed_at", "orders"."user_id", "orders"."is_custom_client_order", "orders"."shipping_user_id", "orders"."practitioner_id", "orders"."practitioner_name", "orders"."plan", "orders"."shares_orders", "orders"."language_code", "orders"."country_code", "orders"."currency", "orders"."exchange_rate", "orders"."items_count", "orders"."goods", "orders"."discount", "orders"."goods_paid", "orders"."shipping", "orders"."vat", "orders"."total", "orders"."wallet_part", "orders"."wallet_debit", "orders"."refunded", "orders"."vat_by_rate", "orders"."vat_trace", "orders"."email", "orders"."note", "orders"."shipping_address", "orders"."billing_address", "orders"."carrier", "orders"."picking_policy", "orders"."expected_delivery", "orders"."reserved_until", "orders"."reservable_until", "orders"."is_back_order", "orders"."archived_from", (select json_agg(json_build_object( 'id', "order_lines"."id", 'productId', "order_lines"."product_id", 'name', "order_lines"."name", 'brandName', "order_lines"."brand_name", 'quantity', "order_lines"."quantity", 'unitNet', "order_lines"."unit_net", 'gross', "order_lines"."gross", 'discount', "order_lines"."discount", 'paid', "order_lines"."paid", 'vatRate', "order_lines"."vat_rate", 'vat', "order_lines"."vat", 'commission', "order_lines"."commission", 'recommendationId', "order_lines"."recommendation_id")
  order by "order_lines"."position")
  from "order_lines"
  where "order_lines"."order_id" = "orders"."id")
  from "carts"
  inner join "orders" on "orders"."cart_id" = "carts"."id"
  where "orders"."id" = $1 for update;

-- locked_order_of_session
select "orders"."id", "orders"."order_key", "orders"."cart_id", "orders"."cart_version", "orders"."status", "orders"."number", "orders"."created_at", "orders"."updated_at", "orders"."placed_at", "orders"."user_id", "orders"."is_custom_client_order", "orders"."shipping_user_id", "orders"."practitioner_id", "orders"."practitioner_name", "orders"."plan", "orders"."shares_orders", "orders"."language_code", "orders"."country_code", "orders"."currency", "orders"."exchange_rate", "orders"."items_count", "orders"."goods", "orders"."discount", "orders"."goods_paid", "orders"."shipping", "orders"."vat", "orders"."total", "orders"."wallet_part", "orders"."wallet_debit", "orders"."refunded", "orders"."vat_by_rate", "orders"."vat_trace", "orders"."email", "orders"."note", "orders"."shipping_address", "orders"."billing_address", "orders"."carrier", "orders"."picking_policy", "orders"."expected_delivery", "orders"."reserved_until", "orders"."reservable_until", "orders"."is_back_order", "orders"."archived_from", (select json_agg(json_build_object( 'id', "order_lines"."id", 'productId', "order_lines"."product_id", 'name', "order_lines"."name", 'brandName', "order_lines"."brand_name", 'quantity', "order_lines"."quantity", 'unitNet', "order_lines"."unit_net", 'gross', "order_lines"."gross", 'discount', "order_lines"."discount", 'paid', "order_lines"."paid", 'vatRate', "order_lines"."vat_rate", 'vat', "order_lines"."vat", 'commission', "order_lines"."commission", 'recommendationId', "order_lines"."recommendation_id")
  order by "order_lines"."position")
  from "order_lines"
  where "order_lines"."order_id" = "orders"."id")
  from "carts"
  inner join "orders" on "orders"."cart_id" = "carts"."id"
  where "orders"."id" = (select "payment_attempts"."order_id"
  from "payment_attempts"
  where "payment_attempts"."session_id" = $1) for update;

-- mark_live_attempt
update "payment_attempts" set "state" = $1, "payment_ref" = $2, "ask_at" = case when $3::text = 'Processing' then "payment_attempts"."ask_at" end
  where ("payment_attempts"."session_id" = $4 and "payment_attempts"."state" in ($5, $6, $7) and ($8::text <> 'Paid' or ("payment_attempts"."amount" = $9::bigint and "payment_attempts"."currency" = $10::text)))
  returning "id", "order_id", "state", "gateway", "amount", "currency", "created_at", "expires_at", "session_id", "url", "payment_ref", "ask_at";

-- mark_unpaid_attempt
update "payment_attempts" set "state" = $1, "payment_ref" = $2, "ask_at" = case when $3::text = 'Processing' then "payment_attempts"."ask_at" end
  where ("payment_attempts"."session_id" = $4 and "payment_attempts"."state" in ($5, $6, $7, $8, $9, $10) and ($11::text <> 'Paid' or ("payment_attempts"."amount" = $12::bigint and "payment_attempts"."currency" = $13::text)))
  returning "id", "order_id", "state", "gateway", "amount", "currency", "created_at", "expires_at", "session_id", "url", "payment_ref", "ask_at";

-- move_test_session
update "test_gateway_sessions" set "status" = $1, "payments" = $2, "paid_at" = $3
  where ("test_gateway_sessions"."id" = $4 and (("test_gateway_sessions"."status" = $5 and "test_gateway_sessions"."expires_at" > $6) or ("test_gateway_sessions"."status" = $7 and $8::text <> 'Processing')))
  returning "id", "attempt_id", "order_id", "status", "amount", "currency", "lines", "shipping", "language_code", "success_url", "cancel_url", "expires_at", "payments", "paid_at", set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- open_payment_attempt
update "payment_attempts" set "state" = case when "payment_attempts"."state" in ($1) then $2 else "payment_attempts"."state" end, "expires_at" = $3, "session_id" = $4, "url" = $5
  where "payment_attempts"."id" = $6
  returning "state";

-- open_test_session
insert into "test_gateway_sessions" ("id", "attempt_id", "order_id", "status", "amount", "currency", "lines", "shipping", "language_code", "success_url", "cancel_url", "expires_at", "payments", "paid_at")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict do nothing
  returning "id", "attempt_id", "order_id", "status", "amount", "currency", "lines", "shipping", "language_code", "success_url", "cancel_url", "expires_at", "payments", "paid_at", set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- orders_of_plan_clients
select "of_plan"."recommendation_id", party.client_id, "orders"."id", "orders"."placed_at", (select case when bool_and("shipments"."delivered_at" is not null) then max("shipments"."delivered_at") end
  from "shipments"
  where "shipments"."order_id" = "orders"."id" and "shipments"."status" <> 'Canceled'), coalesce("orders"."archived_from", "orders"."status") in ($1, $2, $3), "product_ids", "packs"
  from (select "order_lines"."recommendation_id", "order_lines"."order_id", coalesce(array_agg("order_lines"."product_id"
  order by "order_lines"."position") filter (where supplied.packs > 0), '{}') as "product_ids", coalesce(array_agg(supplied.packs
  order by "order_lines"."position") filter (where supplied.packs > 0), '{}') as "packs"
  from "order_lines"
  inner join lateral ( select least("order_lines"."quantity" - "order_lines"."refunded_quantity", ( select sum(case when s.status = 'Canceled' then 0 else l.quantity end)::int -- By a name of its own: a query of one table names no table with its columns.
  from (select "order_lines"."id" as line_id) line join shipment_lines l on l.order_line_id = line.line_id join shipments s on s.id = l.shipment_id)) as packs offset 0) supplied on true
  where "order_lines"."recommendation_id" = any($4::uuid[]) and coalesce("order_lines"."product_id" = $5::uuid, true)
  group by "order_lines"."recommendation_id", "order_lines"."order_id") "of_plan"
  inner join "orders" on ("orders"."id" = "of_plan"."order_id" and "orders"."placed_at" is not null)
  left join "users" on "users"."id" = "orders"."user_id"
  inner join lateral ( select "orders"."user_id" as client_id union select "orders"."shipping_user_id"
  where "orders"."user_id" = "orders"."practitioner_id" union select "practitioner_clients"."client_id"
  from "practitioner_clients"
  where "practitioner_clients"."practitioner_id" = "orders"."practitioner_id" and "practitioner_clients"."email" = "users"."email") party on true
  inner join lateral ( select *
  from "recommendation_clients" k
  where k.recommendation_id = "of_plan"."recommendation_id" and k.client_id = party.client_id offset 0) "recommendation_clients" on true
  left join lateral ( select *
  from "practitioner_clients" k
  where k.practitioner_id = "orders"."practitioner_id" and k.client_id = party.client_id offset 0) "practitioner_clients" on true
  where (party.client_id = any($6::uuid[]) and "recommendation_clients"."revoked_at" is null and (("orders"."shipping_user_id" = "recommendation_clients"."client_id" and "orders"."user_id" = "orders"."practitioner_id") or ("orders"."user_id" = "recommendation_clients"."client_id" and "recommendation_clients"."shares_orders") or ("recommendation_clients"."joined_at" is null and "orders"."placed_at" >= "recommendation_clients"."first_sent_at" and "users"."email_verified" = $7 and ("orders"."user_id" = "recommendation_clients"."client_id" or ("users"."email" = "practitioner_clients"."email" and not exists (select
  from "recommendation_clients" own
  where own.recommendation_id = "recommendation_clients"."recommendation_id" and own.client_id = "orders"."user_id" and own.revoked_at is null))))));

-- pack_doses_by_id
select "label_name", "amount", "unit"
  from "product_ingredients"
  where ("product_ingredients"."product_id" = $1 and "product_ingredients"."depth" = $2)
  order by "product_ingredients"."position" asc;

-- pack_label_by_id
select "products"."name", "brands"."name", "products"."delivery_format_id", "products"."delivery_format_size", "delivery_formats"."size_unit", "delivery_formats"."names", "delivery_formats"."plural_names"
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  inner join "delivery_formats" on "delivery_formats"."id" = "products"."delivery_format_id"
  where "products"."id" = $1;

-- plan_by_code
select "recommendations"."id", "recommendations"."created_at", "recommendations"."updated_at", "recommendations"."version", "recommendations"."practitioner_id", "recommendations"."share_code", "recommendations"."name", "recommendations"."internal_name", "recommendations"."description", "recommendations"."summary", "recommendations"."evidence", "recommendations"."language_code", "recommendations"."discount_percentage", "recommendations"."is_template", "recommendations"."is_global_template", "recommendations"."template_category_id", "recommendations"."mute_alerts", "recommendations"."is_active", "recommendations"."shared_at", "recommendations"."total_orders", "recommendations"."ledger_acknowledgements", "users"."first_name", "users"."last_name", "users"."email", "users"."phone", "users"."image", "users"."user_status_id", "users"."permissions", "practitioners"."user_id", "practitioners"."title", "practitioners"."specialty", "practitioners"."profession_id", "practitioners"."practice_name", "practitioners"."city", "practitioners"."website", "practitioners"."about", "practitioners"."show_contact_info", "practitioners"."is_vip", "practitioners"."is_commission_enabled", "practitioners"."is_allowed_to_receive_commission", "practitioners"."pay_commissions_monthly", "practitioners"."in_onboarding", "practitioners"."onboarding_steps", "practitioners"."approval_source", "practitioners"."approval_reason", "practitioners"."approved_at", "practitioners"."referral_program_id", coalesce((select "commission_laws"."is_allowed"
  from "commission_laws"
  where ("commission_laws"."country_code" = (select "users"."country_id"
  from "users"
  where "users"."id" = "practitioners"."user_id") and ("commission_laws"."profession_id" is null or "commission_laws"."profession_id" = "practitioners"."profession_id") and "commission_laws"."withdrawn_at" is null and "commission_laws"."valid_from" <= $1::date)
  order by "commission_laws"."profession_id" nulls last, "commission_laws"."valid_from" desc limit 1), true), (select count(*)::int
  from "recommendation_clients"
  where "recommendation_clients"."recommendation_id" = "recommendations"."id" and "recommendation_clients"."revoked_at" is null), exists (select
  from "recommendation_resources"
  where "recommendation_resources"."recommendation_id" = "recommendations"."id"), "recommendation_items"."id", "recommendation_items"."recommendation_id", "recommendation_items"."product_id", "recommendation_items"."notes", "recommendation_items"."is_note_personal", "recommendation_items"."intake_amount", "recommendation_items"."intake_format_id", "recommendation_items"."intake_time", "recommendation_items"."intake_food_instruction", "recommendation_items"."duration", "recommendation_items"."schedule"
  from "recommendations"
  inner join "users" on "users"."id" = "recommendations"."practitioner_id"
  left join "practitioners" on "practitioners"."user_id" = "users"."id"
  left join "recommendation_items" on "recommendation_items"."recommendation_id" = "recommendations"."id"
  where ("recommendations"."share_code" = $2 and "recommendations"."is_active" = $3);

-- plan_by_id
select "recommendations"."id", "recommendations"."created_at", "recommendations"."updated_at", "recommendations"."version", "recommendations"."practitioner_id", "recommendations"."share_code", "recommendations"."name", "recommendations"."internal_name", "recommendations"."description", "recommendations"."summary", "recommendations"."evidence", "recommendations"."language_code", "recommendations"."discount_percentage", "recommendations"."is_template", "recommendations"."is_global_template", "recommendations"."template_category_id", "recommendations"."mute_alerts", "recommendations"."is_active", "recommendations"."shared_at", "recommendations"."total_orders", "recommendations"."ledger_acknowledgements", "users"."first_name", "users"."last_name", "users"."email", "users"."phone", "users"."image", "users"."user_status_id", "users"."permissions", "practitioners"."user_id", "practitioners"."title", "practitioners"."specialty", "practitioners"."profession_id", "practitioners"."practice_name", "practitioners"."city", "practitioners"."website", "practitioners"."about", "practitioners"."show_contact_info", "practitioners"."is_vip", "practitioners"."is_commission_enabled", "practitioners"."is_allowed_to_receive_commission", "practitioners"."pay_commissions_monthly", "practitioners"."in_onboarding", "practitioners"."onboarding_steps", "practitioners"."approval_source", "practitioners"."approval_reason", "practitioners"."approved_at", "practitioners"."referral_program_id", coalesce((select "commission_laws"."is_allowed"
  from "commission_laws"
  where ("commission_laws"."country_code" = (select "users"."country_id"
  from "users"
  where "users"."id" = "practitioners"."user_id") and ("commission_laws"."profession_id" is null or "commission_laws"."profession_id" = "practitioners"."profession_id") and "commission_laws"."withdrawn_at" is null and "commission_laws"."valid_from" <= $1::date)
  order by "commission_laws"."profession_id" nulls last, "commission_laws"."valid_from" desc limit 1), true), (select count(*)::int
  from "recommendation_clients"
  where "recommendation_clients"."recommendation_id" = "recommendations"."id" and "recommendation_clients"."revoked_at" is null), exists (select
  from "recommendation_resources"
  where "recommendation_resources"."recommendation_id" = "recommendations"."id"), "recommendation_items"."id", "recommendation_items"."recommendation_id", "recommendation_items"."product_id", "recommendation_items"."notes", "recommendation_items"."is_note_personal", "recommendation_items"."intake_amount", "recommendation_items"."intake_format_id", "recommendation_items"."intake_time", "recommendation_items"."intake_food_instruction", "recommendation_items"."duration", "recommendation_items"."schedule"
  from "recommendations"
  inner join "users" on "users"."id" = "recommendations"."practitioner_id"
  left join "practitioners" on "practitioners"."user_id" = "users"."id"
  left join "recommendation_items" on "recommendation_items"."recommendation_id" = "recommendations"."id"
  where ("recommendations"."id" = $2 and "recommendations"."is_active" = $3 and ("recommendations"."practitioner_id" = $4 or $5::boolean or ("recommendations"."is_global_template" = $6 and $7::boolean) or exists (select 1
  from "recommendation_clients"
  where "recommendation_clients"."recommendation_id" = "recommendations"."id" and "recommendation_clients"."client_id" = $8 and "recommendation_clients"."revoked_at" is null)));

-- plan_lines_by_item
select "recommendation_items"."id", "recommendation_items"."product_id", "recommendations"."id", "recommendations"."share_code", "recommendations"."name", "recommendations"."is_template", "recommendations"."discount_percentage", "recommendations"."practitioner_id", "users"."first_name", "users"."last_name", "users"."user_status_id", "users"."permissions", coalesce((select "commission_laws"."is_allowed"
  from "commission_laws"
  where ("commission_laws"."country_code" = (select "users"."country_id"
  from "users"
  where "users"."id" = "practitioners"."user_id") and ("commission_laws"."profession_id" is null or "commission_laws"."profession_id" = "practitioners"."profession_id") and "commission_laws"."withdrawn_at" is null and "commission_laws"."valid_from" <= $1::date)
  order by "commission_laws"."profession_id" nulls last, "commission_laws"."valid_from" desc limit 1), true)
  from "recommendation_items"
  inner join "recommendations" on "recommendations"."id" = "recommendation_items"."recommendation_id"
  inner join "users" on "users"."id" = "recommendations"."practitioner_id"
  left join "practitioners" on "practitioners"."user_id" = "users"."id"
  where ("recommendation_items"."id" = any((select $2::uuid[])::uuid[]) and "recommendations"."is_active" = $3);

-- printed_seller
select "id", "version", "name", "street_name", "house_number", "postal_code", "city", "country_id", "email", "phone", "registration_number", "vat_ids", "bank_holder", "iban", "bic", "updated_at"
  from "sellers";

-- product_by_code
select "id"
  from "products"
  where lower("products"."sku") = lower($1) or "products"."ean" = $2 or (regexp_replace(lower("products"."sku"), '[^a-z0-9]', '', 'g') collate "C") = $3 or (regexp_replace("products"."sku", '[^0-9]', '', 'g') collate "C") = $4;

-- product_cards_by_id
select "products"."id", "products"."name", "products"."brand_id", "brands"."name", "products"."sku", "products"."main_image_url", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", (select json_build_object( 'text', "product_localizations"."short_description", 'languageCode', "product_localizations"."language_code")
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and "product_localizations"."language_code" in ($1, 'en') and "product_localizations"."short_description" <> ''
  order by "product_localizations"."language_code" = $2 desc limit 1), case when "products"."is_active" and not "products"."is_hidden" then stock_status_now( "products"."stock_status", "products"."quantity", "products"."reserved") else 'NotInCatalog' end, "products"."delivery_days", "products"."restricted_countries", "products"."servings_per_container", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "serving_sizes"."least_per_day", "serving_sizes"."most_per_day", "products"."net_price", (select "product_localizations"."price"
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $3 and "product_localizations"."price" is not null), "products"."vat_category_id"
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where "products"."id" = any((select $4::uuid[])::uuid[]);

-- product_labels
select "products"."id", "products"."name", "brands"."name", "products"."delivery_format_id", "products"."demo_filled", "serving_sizes"."amount", "serving_sizes"."intake_format_id", (select coalesce(json_agg(json_build_object('id', "product_ingredients"."id", 'ingredientId', "product_ingredients"."ingredient_id", 'ingredient', (select json_build_object('name', "ingredients"."name", 'localNames', "ingredients"."local_names", 'stated', json_build_object( 'own', "ingredients"."nutrient_key", 'group', "ingredient_groups"."nutrient_key"))
  from "ingredients"
  left join "ingredient_groups" on "ingredient_groups"."id" = "ingredients"."group_id"
  where "ingredients"."id" = "product_ingredients"."ingredient_id"), 'labelName', "product_ingredients"."label_name", 'form', "product_ingredients"."form", 'amount', "product_ingredients"."amount", 'unit', "product_ingredients"."unit", 'depth', "product_ingredients"."depth")
  order by "product_ingredients"."position"), '[]'::json)
  from "product_ingredients"
  where "product_ingredients"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_verifications"."verification_id", 'name', (select "verifications"."names" ->> $1
  from "verifications"
  where "verifications"."id" = "product_verifications"."verification_id"), 'status', "product_verifications"."status")
  order by "product_verifications"."verification_id"), '[]'::json)
  from "product_verifications"
  where "product_verifications"."product_id" = "products"."id" and "product_verifications"."status" = $2), (select coalesce(json_agg(json_build_object('otherIngredients', "product_localizations"."other_ingredients", 'allergens', "product_localizations"."allergens", 'warnings', case when "product_localizations"."warnings" ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen' then "product_localizations"."warnings" else '' end)
  order by "product_localizations"."language_code" = 'en' desc), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id")
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where "products"."id" = any((select $3::uuid[])::uuid[]);

-- product_whole
select "products"."id", "products"."name", "products"."brand_id", "brands"."name", "products"."sku", "products"."main_image_url", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", case when "products"."is_active" and not "products"."is_hidden" then stock_status_now( "products"."stock_status", "products"."quantity", "products"."reserved") else 'NotInCatalog' end, "products"."delivery_days", "products"."restricted_countries", "products"."servings_per_container", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "serving_sizes"."least_per_day", "serving_sizes"."most_per_day", "products"."net_price", (select "product_localizations"."price"
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $1 and "product_localizations"."price" is not null), "products"."vat_category_id", "products"."is_active", "products"."demo_filled", "products"."unit_size", "products"."ean", "products"."can_be_sample", "products"."markers", "products"."restriction_reasons", "products"."expiration_date", "products"."available_date", (select coalesce(json_agg(json_build_object('id', "category_products"."category_id", 'name', (select "product_categories"."names" ->> $2
  from "product_categories"
  where "product_categories"."id" = "category_products"."category_id"))
  order by "category_products"."position"), '[]'::json)
  from "category_products"
  where "category_products"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_images"."id", 'url', "product_images"."url")
  order by "product_images"."position"), '[]'::json)
  from "product_images"
  where "product_images"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_resources"."id", 'name', "product_resources"."name", 'url', "product_resources"."url", 'kind', "product_resources"."kind")
  order by "product_resources"."position"), '[]'::json)
  from "product_resources"
  where "product_resources"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_verifications"."verification_id", 'name', (select "verifications"."names" ->> $3
  from "verifications"
  where "verifications"."id" = "product_verifications"."verification_id"), 'status', "product_verifications"."status")
  order by "product_verifications"."verification_id"), '[]'::json)
  from "product_verifications"
  where "product_verifications"."product_id" = "products"."id" and "product_verifications"."status" = $4), (select coalesce(json_agg(json_build_object('productId', "linked_products"."product_id", 'linkedProductId', "linked_products"."linked_product_id", 'kind', "linked_products"."kind", 'variantKind', "linked_products"."variant_kind", 'isHidden', "linked_products"."is_hidden")
  order by "linked_products"."position"), '[]'::json)
  from "linked_products"
  where "linked_products"."product_id" = "products"."id" and not "linked_products"."is_hidden"), (select coalesce(json_agg(json_build_object('id', "product_ingredients"."id", 'ingredientId', "product_ingredients"."ingredient_id", 'ingredient', (select json_build_object('name', "ingredients"."name", 'localNames', "ingredients"."local_names", 'stated', json_build_object( 'own', "ingredients"."nutrient_key", 'group', "ingredient_groups"."nutrient_key"))
  from "ingredients"
  left join "ingredient_groups" on "ingredient_groups"."id" = "ingredients"."group_id"
  where "ingredients"."id" = "product_ingredients"."ingredient_id"), 'labelName', "product_ingredients"."label_name", 'form', "product_ingredients"."form", 'amount', "product_ingredients"."amount", 'unit', "product_ingredients"."unit", 'depth', "product_ingredients"."depth")
  order by "product_ingredients"."position"), '[]'::json)
  from "product_ingredients"
  where "product_ingredients"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('isMain', "serving_sizes"."is_main", 'amount', "serving_sizes"."amount", 'intakeFormatId', "serving_sizes"."intake_format_id", 'leastPerDay', "serving_sizes"."least_per_day", 'mostPerDay', "serving_sizes"."most_per_day")
  order by "serving_sizes"."position"), '[]'::json)
  from "serving_sizes"
  where "serving_sizes"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_localizations"."id", 'languageCode', "product_localizations"."language_code", 'shortDescription', "product_localizations"."short_description", 'description', "product_localizations"."description", 'suggestedIntake', "product_localizations"."suggested_intake", 'shortSuggestedIntake', "product_localizations"."short_suggested_intake", 'storageRequirements', "product_localizations"."storage_requirements", 'nutritionalInformation', "product_localizations"."nutritional_information", 'allergens', "product_localizations"."allergens", 'warnings', "product_localizations"."warnings", 'otherIngredients', "product_localizations"."other_ingredients", 'servingSize', "product_localizations"."serving_size", 'tags', "product_localizations"."tags", 'isAutoTranslated', "product_localizations"."is_auto_translated")
  order by "product_localizations"."language_code" = $5 desc, "product_localizations"."language_code"), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and ("product_localizations"."language_code" in ($6, 'en') or not exists ( select 1
  from "product_localizations" as known
  where known.product_id = "products"."id" and known.language_code in ($7, 'en')))), (select coalesce(json_agg(json_build_object('otherIngredients', "product_localizations"."other_ingredients", 'allergens', "product_localizations"."allergens", 'warnings', case when "product_localizations"."warnings" ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen' then "product_localizations"."warnings" else '' end)
  order by "product_localizations"."language_code" = 'en' desc), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id"), (select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason, 'startsOn', d.starts_on, 'expectedUntil', d.expected_until, 'replacement', (select json_build_object('id', p.id, 'name', p.name, 'brandName', b.name, 'sku', p.sku)
  from products p join brands b on b.id = p.brand_id
  where p.id = d.replacement_product_id and p.is_active and not p.is_hidden and p.stock_status in ($8, $9, $10, $11, $12) and not exists (select 1
  from product_disruptions other
  where other.product_id = p.id and other.status = 'Active')))
  from product_disruptions d
  where d.product_id = "products"."id" and d.status = 'Active'), (select json_build_object('id', q.id, 'name', "products"."name", 'status', q.status, 'upvotesCount', (select count(*)
  from inquiry_upvotes u
  where u.inquiry_id = q.id), 'statusHistory', (select json_agg(json_build_object('status', s.status, 'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by s.at, s.id)
  from inquiry_steps s
  where s.inquiry_id = q.id))
  from product_inquiries q
  where q.product_id = "products"."id" and q.merged_into_id is null and (q.status = 'Fulfilled' or (q.status = 'Closed' and 'Fulfilled' = (select s.from_status
  from inquiry_steps s
  where s.inquiry_id = q.id
  order by s.at desc, s.id desc limit 1)))
  order by q.created_at desc, q.id desc limit 1)
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where ("products"."is_active" and not "products"."is_hidden" and "products"."id" = $13);

-- products_whole
select "products"."id", "products"."name", "products"."brand_id", "brands"."name", "products"."sku", "products"."main_image_url", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", case when "products"."is_active" and not "products"."is_hidden" then stock_status_now( "products"."stock_status", "products"."quantity", "products"."reserved") else 'NotInCatalog' end, "products"."delivery_days", "products"."restricted_countries", "products"."servings_per_container", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "serving_sizes"."least_per_day", "serving_sizes"."most_per_day", "products"."net_price", (select "product_localizations"."price"
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $1 and "product_localizations"."price" is not null), "products"."vat_category_id", "products"."is_active", "products"."demo_filled", "products"."unit_size", "products"."ean", "products"."can_be_sample", "products"."markers", "products"."restriction_reasons", "products"."expiration_date", "products"."available_date", (select coalesce(json_agg(json_build_object('id', "category_products"."category_id", 'name', (select "product_categories"."names" ->> $2
  from "product_categories"
  where "product_categories"."id" = "category_products"."category_id"))
  order by "category_products"."position"), '[]'::json)
  from "category_products"
  where "category_products"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_images"."id", 'url', "product_images"."url")
  order by "product_images"."position"), '[]'::json)
  from "product_images"
  where "product_images"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_resources"."id", 'name', "product_resources"."name", 'url', "product_resources"."url", 'kind', "product_resources"."kind")
  order by "product_resources"."position"), '[]'::json)
  from "product_resources"
  where "product_resources"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_verifications"."verification_id", 'name', (select "verifications"."names" ->> $3
  from "verifications"
  where "verifications"."id" = "product_verifications"."verification_id"), 'status', "product_verifications"."status")
  order by "product_verifications"."verification_id"), '[]'::json)
  from "product_verifications"
  where "product_verifications"."product_id" = "products"."id" and "product_verifications"."status" = $4), (select coalesce(json_agg(json_build_object('productId', "linked_products"."product_id", 'linkedProductId', "linked_products"."linked_product_id", 'kind', "linked_products"."kind", 'variantKind', "linked_products"."variant_kind", 'isHidden', "linked_products"."is_hidden")
  order by "linked_products"."position"), '[]'::json)
  from "linked_products"
  where "linked_products"."product_id" = "products"."id" and not "linked_products"."is_hidden"), (select coalesce(json_agg(json_build_object('id', "product_ingredients"."id", 'ingredientId', "product_ingredients"."ingredient_id", 'ingredient', (select json_build_object('name', "ingredients"."name", 'localNames', "ingredients"."local_names", 'stated', json_build_object( 'own', "ingredients"."nutrient_key", 'group', "ingredient_groups"."nutrient_key"))
  from "ingredients"
  left join "ingredient_groups" on "ingredient_groups"."id" = "ingredients"."group_id"
  where "ingredients"."id" = "product_ingredients"."ingredient_id"), 'labelName', "product_ingredients"."label_name", 'form', "product_ingredients"."form", 'amount', "product_ingredients"."amount", 'unit', "product_ingredients"."unit", 'depth', "product_ingredients"."depth")
  order by "product_ingredients"."position"), '[]'::json)
  from "product_ingredients"
  where "product_ingredients"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('isMain', "serving_sizes"."is_main", 'amount', "serving_sizes"."amount", 'intakeFormatId', "serving_sizes"."intake_format_id", 'leastPerDay', "serving_sizes"."least_per_day", 'mostPerDay', "serving_sizes"."most_per_day")
  order by "serving_sizes"."position"), '[]'::json)
  from "serving_sizes"
  where "serving_sizes"."product_id" = "products"."id"), (select coalesce(json_agg(json_build_object('id', "product_localizations"."id", 'languageCode', "product_localizations"."language_code", 'shortDescription', "product_localizations"."short_description", 'description', "product_localizations"."description", 'suggestedIntake', "product_localizations"."suggested_intake", 'shortSuggestedIntake', "product_localizations"."short_suggested_intake", 'storageRequirements', "product_localizations"."storage_requirements", 'nutritionalInformation', "product_localizations"."nutritional_information", 'allergens', "product_localizations"."allergens", 'warnings', "product_localizations"."warnings", 'otherIngredients', "product_localizations"."other_ingredients", 'servingSize', "product_localizations"."serving_size", 'tags', "product_localizations"."tags", 'isAutoTranslated', "product_localizations"."is_auto_translated")
  order by "product_localizations"."language_code" = $5 desc, "product_localizations"."language_code"), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id" and ("product_localizations"."language_code" in ($6, 'en') or not exists ( select 1
  from "product_localizations" as known
  where known.product_id = "products"."id" and known.language_code in ($7, 'en')))), (select coalesce(json_agg(json_build_object('otherIngredients', "product_localizations"."other_ingredients", 'allergens', "product_localizations"."allergens", 'warnings', case when "product_localizations"."warnings" ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen' then "product_localizations"."warnings" else '' end)
  order by "product_localizations"."language_code" = 'en' desc), '[]'::json)
  from "product_localizations"
  where "product_localizations"."product_id" = "products"."id"), (select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason, 'startsOn', d.starts_on, 'expectedUntil', d.expected_until, 'replacement', (select json_build_object('id', p.id, 'name', p.name, 'brandName', b.name, 'sku', p.sku)
  from products p join brands b on b.id = p.brand_id
  where p.id = d.replacement_product_id and p.is_active and not p.is_hidden and p.stock_status in ($8, $9, $10, $11, $12) and not exists (select 1
  from product_disruptions other
  where other.product_id = p.id and other.status = 'Active')))
  from product_disruptions d
  where d.product_id = "products"."id" and d.status = 'Active'), (select json_build_object('id', q.id, 'name', "products"."name", 'status', q.status, 'upvotesCount', (select count(*)
  from inquiry_upvotes u
  where u.inquiry_id = q.id), 'statusHistory', (select json_agg(json_build_object('status', s.status, 'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by s.at, s.id)
  from inquiry_steps s
  where s.inquiry_id = q.id))
  from product_inquiries q
  where q.product_id = "products"."id" and q.merged_into_id is null and (q.status = 'Fulfilled' or (q.status = 'Closed' and 'Fulfilled' = (select s.from_status
  from inquiry_steps s
  where s.inquiry_id = q.id
  order by s.at desc, s.id desc limit 1)))
  order by q.created_at desc, q.id desc limit 1)
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where ("products"."is_active" and not "products"."is_hidden" and "products"."id" = any((select $13::uuid[])::uuid[]));

-- readable_code
select "id"
  from "recommendations"
  where ("recommendations"."share_code" = $1 and "recommendations"."is_active" = $2 and ("recommendations"."practitioner_id" = $3 or $4::boolean or ("recommendations"."is_global_template" = $5 and $6::boolean) or exists (select 1
  from "recommendation_clients"
  where "recommendation_clients"."recommendation_id" = "recommendations"."id" and "recommendation_clients"."client_id" = $7 and "recommendation_clients"."revoked_at" is null)));

-- replacements_by_product
select d.product_id, "products"."id"
  from "products"
  inner join product_disruptions d on d.replacement_product_id = "products"."id"
  where d.product_id = any((select $1::uuid[])::uuid[]) and d.status = 'Active' and products.is_active and not products.is_hidden and products.stock_status in ($2, $3, $4, $5, $6) and not exists (select 1
  from product_disruptions other
  where other.product_id = products.id and other.status = 'Active');

-- reserve_stock
with "wanted" as (select *
  from unnest( $1::uuid[], $2::int[]) as w (product_id, quantity)), "packs" as (select p.id, p.quantity - p.reserved as free, w.quantity as wanted
  from products p join wanted w on w.product_id = p.id
  where p.stock_status in ($3, $4) and not exists (select 1
  from stock_claims c
  where c.order_id = $5::uuid and c.product_id = p.id)), "short" as (select id
  from packs
  where free < wanted), "promised" as (update products p set reserved = p.reserved + l.wanted
  from packs l
  where p.id = l.id and not exists (select 1
  from short)
  returning p.id, l.wanted), "claimed" as (insert into stock_claims (order_id, product_id, quantity, state, expires_at) select $6::uuid, id, wanted, 'Reserved', $7::timestamptz
  from promised), "extended" as (update stock_claims set expires_at = $8::timestamptz
  where order_id = $9::uuid and state = 'Reserved' and not exists (select 1
  from short)) select "id"
  from "short"
  order by "id";

-- search_newest
select coalesce(extract(epoch
  from max("refreshed_at")) * 1000, 0)::float8
  from "search_documents";

-- sellable_beside_own
select "products"."id", "products"."name", "products"."sku", "products"."main_image_url", "products"."is_active", "products"."is_hidden", "products"."stock_status", "products"."restricted_countries", "products"."can_be_sample", "products"."delivery_days", "products"."net_price", "products"."vat_category_id", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", "products"."servings_per_container", "brands"."name", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "products"."quantity" - "products"."reserved" + coalesce((select "stock_claims"."quantity"
  from "stock_claims"
  where "stock_claims"."order_id" = $1::uuid and "stock_claims"."product_id" = "products"."id" and "stock_claims"."state" = 'Reserved'), 0), coalesce(((select json_build_object('taxRate', "tax_rate", 'validFrom', "valid_from", 'source', "source", 'confidence', "confidence", 'dateAssumed', false, 'territory', "name")
  from (select distinct on ("vat_territories"."name", "vat_territories"."vat_category_id") "id", "country_code", "name", "postal_codes", "vat_category_id", "tax_rate", "valid_from", "valid_to", "source", "confidence"
  from "vat_territories"
  where (("vat_territories"."country_code" = $2 and $3::text ~ ('^(' || "vat_territories"."postal_codes" || ')$')) and "vat_territories"."valid_from" <= $4)
  order by "vat_territories"."name", "vat_territories"."vat_category_id", "vat_territories"."valid_from" desc) "territory"
  where ("territory"."vat_category_id" = "products"."vat_category_id" and ("territory"."valid_to" is null or "territory"."valid_to" >= $5))
  order by "territory"."tax_rate" nulls first limit $6)), ((select case when coalesce("valid_to", $7) >= $8 then json_build_object('taxRate', "tax_rate", 'validFrom', "valid_from", 'source', "source", 'confidence', "confidence", 'dateAssumed', "date_assumed", 'territory', null) end
  from "vat_rates"
  where ("vat_rates"."country_code" = $9 and "vat_rates"."vat_category_id" = "products"."vat_category_id" and "vat_rates"."withdrawn_at" is null and "vat_rates"."valid_from" <= $10)
  order by "vat_rates"."valid_from" desc limit $11))), ((select "price"
  from "product_localizations"
  where ("product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $12 and "product_localizations"."price" is not null)))
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where "products"."id" = any((select $13::uuid[])::uuid[]);

-- sellable_by_ids
select "products"."id", "products"."name", "products"."sku", "products"."main_image_url", "products"."is_active", "products"."is_hidden", "products"."stock_status", "products"."restricted_countries", "products"."can_be_sample", "products"."delivery_days", "products"."net_price", "products"."vat_category_id", "products"."delivery_format_id", "products"."delivery_format_size", "products"."net_weight_grams", "products"."servings_per_container", "brands"."name", "serving_sizes"."amount", "serving_sizes"."intake_format_id", "products"."quantity" - "products"."reserved" + 0, coalesce(((select json_build_object('taxRate', "tax_rate", 'validFrom', "valid_from", 'source', "source", 'confidence', "confidence", 'dateAssumed', false, 'territory', "name")
  from (select distinct on ("vat_territories"."name", "vat_territories"."vat_category_id") "id", "country_code", "name", "postal_codes", "vat_category_id", "tax_rate", "valid_from", "valid_to", "source", "confidence"
  from "vat_territories"
  where (("vat_territories"."country_code" = $1 and $2::text ~ ('^(' || "vat_territories"."postal_codes" || ')$')) and "vat_territories"."valid_from" <= $3)
  order by "vat_territories"."name", "vat_territories"."vat_category_id", "vat_territories"."valid_from" desc) "territory"
  where ("territory"."vat_category_id" = "products"."vat_category_id" and ("territory"."valid_to" is null or "territory"."valid_to" >= $4))
  order by "territory"."tax_rate" nulls first limit $5)), ((select case when coalesce("valid_to", $6) >= $7 then json_build_object('taxRate', "tax_rate", 'validFrom', "valid_from", 'source', "source", 'confidence', "confidence", 'dateAssumed', "date_assumed", 'territory', null) end
  from "vat_rates"
  where ("vat_rates"."country_code" = $8 and "vat_rates"."vat_category_id" = "products"."vat_category_id" and "vat_rates"."withdrawn_at" is null and "vat_rates"."valid_from" <= $9)
  order by "vat_rates"."valid_from" desc limit $10))), ((select "price"
  from "product_localizations"
  where ("product_localizations"."product_id" = "products"."id" and "product_localizations"."currency_id" = $11 and "product_localizations"."price" is not null)))
  from "products"
  inner join "brands" on "brands"."id" = "products"."brand_id"
  left join "serving_sizes" on ("serving_sizes"."product_id" = "products"."id" and "serving_sizes"."is_main")
  where "products"."id" = any((select $12::uuid[])::uuid[]);

-- sent_outbox_message
update "outbox_messages" set "sealed_secret" = $1, "subject" = $2, "html" = $3, "plain_text" = $4, "state" = $5, "attempts" = $6, "last_error" = $7, "claimed_until" = $8, "sent_at" = $9
  where ("outbox_messages"."id" = $10 and "outbox_messages"."state" in ($11, $12))
  returning set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- serving_carriers
select "delivery_carriers"."id", "delivery_carriers"."country_code", "delivery_carriers"."name", "delivery_carriers"."kind", "delivery_carriers"."fixed_price", "delivery_carriers"."free_from", "delivery_carriers"."free_from_currency", "delivery_carriers"."min_days", "delivery_carriers"."max_days", "delivery_carriers"."is_demo", "delivery_carriers"."is_active", "delivery_carriers"."position", "delivery_carriers"."set_by", "delivery_carriers"."version"
  from "delivery_carriers"
  inner join "shipping_countries" on ("shipping_countries"."country_code" = "delivery_carriers"."country_code" and "shipping_countries"."is_open" = $1)
  where ("delivery_carriers"."country_code" = $2 and "delivery_carriers"."is_active" = $3)
  order by "delivery_carriers"."position" asc;

-- short_stock
with "wanted" as (select *
  from unnest( $1::uuid[], $2::int[]) as w (product_id, quantity)), "short" as (select p.id
  from products p join wanted w on w.product_id = p.id
  where p.stock_status in ($3, $4) and p.quantity - p.reserved < w.quantity) select "id"
  from "short"
  order by "id";

-- shown_plan_resources
select "id", "recommendation_id", "name", "kind", "is_shown_to_clients", "content_type", "bytes", "uploaded_at"
  from "recommendation_resources"
  where ("recommendation_resources"."recommendation_id" = $1 and "recommendation_resources"."is_shown_to_clients" = $2)
  order by "recommendation_resources"."id" asc;

-- take_gateway_message
insert into "gateway_messages" ("id", "gateway", "type", "body", "received_at", "handled_at", "fault")
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict ("id") do update set "handled_at" = excluded.handled_at, "fault" = $8
  where "gateway_messages"."handled_at" is null
  returning "id";

-- take_stock
with "wanted" as (select *
  from unnest( $1::uuid[], $2::int[]) as w (product_id, quantity)), "held" as (select product_id, quantity, state
  from stock_claims
  where order_id = $3::uuid), "packs" as (select p.id, p.quantity - p.reserved as free, w.quantity as wanted, h.quantity as held, h.state
  from products p join wanted w on w.product_id = p.id
  left join held h on h.product_id = p.id
  where p.stock_status in ($4, $5) or h.product_id is not null), "gone" as (update products p set quantity = p.quantity - l.wanted, reserved = p.reserved - coalesce(l.held, 0)
  from packs l
  where p.id = l.id and l.state is distinct
  from 'Taken' and l.free + coalesce(l.held, 0) >= l.wanted
  returning p.id, l.wanted), "kept" as (insert into stock_claims (order_id, product_id, quantity, state) select $6::uuid, id, wanted, 'Taken'
  from gone
  on conflict (order_id, product_id) do update set state = 'Taken', quantity = excluded.quantity, expires_at = null), "short" as (select id, wanted
  from packs
  where state is distinct
  from 'Taken' and id not in (select id
  from gone)), "awaited" as (insert into stock_waits (order_id, product_id, missing, since) select $7::uuid, id, wanted, $8::timestamptz
  from short
  on conflict do nothing) select "id"
  from "short"
  order by "id";

-- unknown_vat
select "name"
  from (select distinct on ("vat_territories"."name", "vat_territories"."vat_category_id") "id", "country_code", "name", "postal_codes", "vat_category_id", "tax_rate", "valid_from", "valid_to", "source", "confidence"
  from "vat_territories"
  where (("vat_territories"."country_code" = $1 and $2::text ~ ('^(' || "vat_territories"."postal_codes" || ')$')) and "vat_territories"."valid_from" <= $3)
  order by "vat_territories"."name", "vat_territories"."vat_category_id", "vat_territories"."valid_from" desc) "territory"
  where ("territory"."tax_rate" is null and ("territory"."valid_to" is null or "territory"."valid_to" >= $4)) limit $5;

-- user_by_id
select "users"."id", "users"."created_at", "users"."updated_at", "users"."first_name", "users"."last_name", "users"."email", "users"."email_verified", "users"."phone", "users"."phone_index", "users"."pending_email", "users"."pending_phone", "users"."image", "users"."preferred_language_code", "users"."preferred_currency_id", "users"."country_id", "users"."user_kind_id", "users"."user_status_id", "users"."status_before_suspension", "users"."permissions", "users"."is_active", "users"."devices_forgotten_at", "users"."referrer_code", "users"."version", "practitioners"."user_id", "practitioners"."title", "practitioners"."specialty", "practitioners"."profession_id", "practitioners"."practice_name", "practitioners"."city", "practitioners"."website", "practitioners"."about", "practitioners"."show_contact_info", "practitioners"."is_vip", "practitioners"."is_commission_enabled", "practitioners"."is_allowed_to_receive_commission", "practitioners"."pay_commissions_monthly", "practitioners"."in_onboarding", "practitioners"."onboarding_steps", "practitioners"."approval_source", "practitioners"."approval_reason", "practitioners"."approved_at", "practitioners"."referral_program_id", "billing"."id", "shipping"."is_same", "user_settings"."next_feedback_date", "referrals"."status", "referrers"."id", "referrers"."created_at", "referrers"."updated_at", "referrers"."first_name", "referrers"."last_name", "referrers"."email", "referrers"."email_verified", "referrers"."phone", "referrers"."phone_index", "referrers"."pending_email", "referrers"."pending_phone", "referrers"."image", "referrers"."preferred_language_code", "referrers"."preferred_currency_id", "referrers"."country_id", "referrers"."user_kind_id", "referrers"."user_status_id", "referrers"."status_before_suspension", "referrers"."permissions", "referrers"."is_active", "referrers"."devices_forgotten_at", "referrers"."referrer_code", "referrers"."version", "referral_programs"."newcomer_bonus", "referral_programs"."currency", array(select "certificates"."status"
  from "certificates"
  where "certificates"."practitioner_id" = "users"."id"), exists (select
  from "second_factors"
  where "second_factors"."user_id" = "users"."id" and "second_factors"."enabled_at" is not null), array(select "survey_completions"."survey_type"
  from "survey_completions"
  where "survey_completions"."user_id" = "users"."id"
  order by 1), coalesce((select "commission_laws"."is_allowed"
  from "commission_laws"
  where ("commission_laws"."country_code" = (select "users"."country_id"
  from "users"
  where "users"."id" = "practitioners"."user_id") and ("commission_laws"."profession_id" is null or "commission_laws"."profession_id" = "practitioners"."profession_id") and "commission_laws"."withdrawn_at" is null and "commission_laws"."valid_from" <= $1::date)
  order by "commission_laws"."profession_id" nulls last, "commission_laws"."valid_from" desc limit 1), true)
  from "users"
  left join "practitioners" on "practitioners"."user_id" = "users"."id"
  left join "user_addresses" "billing" on ("billing"."user_id" = "users"."id" and "billing"."kind" = $2)
  left join "user_addresses" "shipping" on ("shipping"."user_id" = "users"."id" and "shipping"."kind" = $3)
  left join "user_settings" on "user_settings"."user_id" = "users"."id"
  left join "referrals" on "referrals"."newcomer_id" = "users"."id"
  left join "referral_programs" on "referral_programs"."id" = "referrals"."program_id"
  left join "users" "referrers" on "referrers"."id" = "referrals"."referrer_id"
  where "users"."id" = $4;

-- write_unchanged_cart
update "carts" set "updated_at" = $1, "state" = $2, "user_id" = $3, "country_code" = $4, "is_custom_client_order" = $5, "shipping_user_id" = $6, "lines" = $7, "email" = $8, "shipping_address" = $9, "billing_address" = $10, "note" = $11, "delivery_carrier_id" = $12, "picking_policy" = $13, "vat_check" = $14, "shares_orders_with" = $15, "order_id" = $16, "shown_digest" = $17, "set_aside_at" = $18, "set_aside" = $19, "merged_into_user_id" = $20
  where ("carts"."id" = $21 and "carts"."updated_at" = $22)
  returning "id", set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true);

-- write_whole_cart
update "carts" set "updated_at" = $1, "state" = $2, "user_id" = $3, "country_code" = $4, "is_custom_client_order" = $5, "shipping_user_id" = $6, "lines" = $7, "email" = $8, "shipping_address" = $9, "billing_address" = $10, "note" = $11, "delivery_carrier_id" = $12, "picking_policy" = $13, "vat_check" = $14, "shares_orders_with" = $15, "order_id" = $16, "shown_digest" = $17, "set_aside_at" = $18, "set_aside" = $19, "merged_into_user_id" = $20
  where "carts"."id" = $21;
