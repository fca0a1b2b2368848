/** Hand-written SQL for the fields the product returns, one prepared statement per read. */

const CARD = `
  p.id, p.name, p.brand_id, b.name as brand_name, p.sku, p.main_image_url, p.delivery_format_id,
  p.delivery_format_size, p.net_weight_grams, p.delivery_days, p.restricted_countries, p.servings_per_container,
  s.amount as serving_amount, s.intake_format_id as serving_format_id, s.least_per_day, s.most_per_day, p.net_price,
  (select l.price from product_localizations l where l.product_id = p.id and l.currency_id = 'EUR'
    and l.price is not null) as local_price, p.vat_category_id,
  case when p.stock_status in ('InStock', 'LimitedAvailability') and p.quantity <= p.reserved
    then 'OutOfStock' else p.stock_status end as stock_status`

const FROM = `
  from products p join brands b on b.id = p.brand_id
  left join serving_sizes s on s.product_id = p.id and s.is_main`

const SHORT = `coalesce((select l.short_description from product_localizations l where l.product_id = p.id
  and l.language_code in ($1, 'en') order by l.language_code = $1 desc limit 1), '') as short_description`

const STATUSES = `('InStock', 'LimitedAvailability', 'ReadyToOrder', 'ExpectedSoon', 'BackOrder', 'OutOfStock')`

export const list = {
  name: 'list',
  text: `select ${CARD}, ${SHORT} ${FROM} where p.id in (
      select id from products where is_active and not is_hidden and stock_status in ${STATUSES}
      order by plain_name, id limit $2 offset $3)
    order by p.plain_name, p.id`,
}

export const count = {
  name: 'count',
  text: `select count(*)::int as count from products
    where is_active and not is_hidden and stock_status in ${STATUSES}`,
}

const part = (name: string, fields: string, { from, order }: { from: string; order: string }) => `(
  select coalesce(json_agg(x), '[]') from (select ${fields} from ${from} order by ${order}) x) as ${name}`

export const detail = {
  name: 'detail',
  text: `select ${CARD}, p.is_active, p.unit_size, p.ean, p.can_be_sample, p.markers, p.restriction_reasons,
    p.expiration_date::text, p.available_date::text,
    ${part('categories', 'k.id, k.names ->> $1 as name', {
      from: 'category_products c join product_categories k on k.id = c.category_id where c.product_id = p.id',
      order: 'c.position',
    })},
    ${part('images', 'id, url', { from: 'product_images where product_id = p.id', order: 'position' })},
    ${part('resources', 'id, name, url, kind', { from: 'product_resources where product_id = p.id', order: 'position' })},
    ${part('verifications', 'k.id, k.names ->> $1 as name, v.status', {
      from: `product_verifications v join verifications k on k.id = v.verification_id
        where v.product_id = p.id and v.status = 'Passed'`,
      order: 'k.id',
    })},
    ${part('links', 'product_id as "productId", linked_product_id as "linkedProductId", kind, variant_kind as "variantKind", is_hidden as "isHidden"', { from: 'linked_products where product_id = p.id and not is_hidden', order: 'position' })},
    ${part(
      'ingredients',
      `r.id, r.ingredient_id as "ingredientId", coalesce(i.local_names -> $1 ->> 0, i.name) as "ingredientName",
      coalesce(g.nutrient_key, i.nutrient_key) as "nutrientKey", r.label_name as "labelName", r.form, r.amount, r.unit,
      r.depth`,
      {
        from: `product_ingredients r join ingredients i on i.id = r.ingredient_id
          left join ingredient_groups g on g.id = i.group_id where r.product_id = p.id`,
        order: 'r.position',
      },
    )},
    ${part(
      'servings',
      `is_main as "isMain", amount, intake_format_id as "intakeFormatId", least_per_day as "leastPerDay",
      most_per_day as "mostPerDay"`,
      { from: 'serving_sizes where product_id = p.id', order: 'position' },
    )},
    ${part(
      'localizations',
      `id, language_code as "languageCode", short_description as "shortDescription", description,
      suggested_intake as "suggestedIntake", short_suggested_intake as "shortSuggestedIntake",
      storage_requirements as "storageRequirements", nutritional_information as "nutritionalInformation",
      allergens, warnings, other_ingredients as "otherIngredients", serving_size as "servingSize", tags,
      is_auto_translated as "isAutoTranslated"`,
      {
        from: "product_localizations where product_id = p.id and language_code in ($1, 'en')",
        order: 'language_code = $1 desc',
      },
    )},
    (select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason, 'startsOn', d.starts_on,
        'expectedUntil', d.expected_until, 'replacement',
        (select json_build_object('id', q.id, 'name', q.name, 'brandName', c.name, 'sku', q.sku)
          from products q join brands c on c.id = q.brand_id
          where q.id = d.replacement_product_id and q.is_active and not q.is_hidden))
      from product_disruptions d where d.product_id = p.id and d.status = 'Active') as disruption,
    (select json_build_object('id', q.id, 'name', q.name, 'status', q.status,
        'upvotesCount', (select count(*) from inquiry_upvotes u where u.inquiry_id = q.id), 'statusHistory',
        (select json_agg(json_build_object('status', t.status, 'at', t.at) order by t.at, t.id)
          from inquiry_steps t where t.inquiry_id = q.id))
      from product_inquiries q where q.product_id = p.id and q.merged_into_id is null
      order by q.created_at desc, q.id desc limit 1) as inquiry
    ${FROM} where p.id = $2`,
}

export const plan = {
  name: 'plan',
  text: `select r.id, r.share_code, r.name, r.description, r.summary, r.language_code, r.updated_at,
    r.discount_percentage, r.is_template, u.first_name, u.last_name, u.image, u.user_status_id, f.title,
    f.specialty, f.practice_name, f.city, f.is_commission_enabled, f.is_allowed_to_receive_commission,
    ${part(
      'items',
      `id, product_id as "productId", notes, intake_amount as "intakeAmount",
      intake_format_id as "intakeFormatId", intake_time as "intakeTime",
      intake_food_instruction as "intakeFoodInstruction", duration, schedule`,
      { from: 'recommendation_items where recommendation_id = r.id', order: 'id' },
    )}
    from recommendations r join users u on u.id = r.practitioner_id
    left join practitioners f on f.user_id = u.id where r.share_code = $1 and r.is_active`,
}

export const planProducts = {
  name: 'plan_products',
  text: `select ${CARD}, ${SHORT},
    ${part('linked', 'q.id, q.stock_status as "stockStatusId"', {
      from: `linked_products k join products q on q.id = k.linked_product_id
        where k.product_id = p.id and not k.is_hidden and q.is_active and not q.is_hidden`,
      order: 'k.position',
    })}
    ${FROM} where p.id = any($2::uuid[])`,
}
