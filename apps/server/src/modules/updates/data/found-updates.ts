import { reasonsOfType } from '@salvia/rules/disruptions/disruption-type'
import { type SQL, sql } from 'drizzle-orm'
import { priceHistory, products } from '../../catalogue/index.ts'
import { disruptionHistory, productDisruptions } from '../../disruptions/index.ts'
import { cannotBeHad, recommendationItems, recommendations } from '../../plans/index.ts'

/** Whose plans count as own, and from when to when something is news. */
export type Sought = { practitionerId: string; from: Date; until: Date }

const d = productDisruptions
const h = disruptionHistory
const p = products
const r = recommendations
const i = recommendationItems

const isShown = sql`${p.isActive} and not ${p.isHidden}`

const ended = sql.join(
  reasonsOfType('Discontinuation').map((reason) => sql`${reason}`),
  sql`, `,
)

/** Plans in use of a practitioner with each product that they hold. */
export const ownProducts = (practitionerId: string): SQL => sql`(
  select ${i.productId} as product_id, ${r.id} as plan_id, ${r.name} as plan_name, ${r.createdAt} as plan_created_at,
    ${r.updatedAt} as plan_updated_at
  from ${i} join ${r} on ${r.id} = ${i.recommendationId}
  where ${r.practitionerId} = ${practitionerId} and ${r.isActive})`

/** When each disruption last became active, and when it last was over. */
const moves = sql`(
  select ${d.id} as id, ${d.productId} as product_id, ${d.status} as status, ${d.reason} as reason,
    max(${h.at}) filter (where ${h.to} = 'Active') as active_at,
    max(${h.at}) filter (where ${h.to} = 'Resolved') as resolved_at
  from ${d} join ${h} on ${h.disruptionId} = ${d.id} group by ${d.id})`

const atRisk = ({ practitionerId }: Sought) => sql`
  select 'AtRisk' as kind, ${p.id} as product_id,
    (select max(m.active_at) from moves m where m.product_id = ${p.id} and m.status = 'Active') as at,
    null::bigint as price_before, null::bigint as price
  from ${p} where ${cannotBeHad}
    and ${p.id} in (select own.product_id from ${ownProducts(practitionerId)} own)`

const within = (at: SQL, { from, until }: Sought) =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`

const backInStock = (sought: Sought) => sql`
  select 'BackInStock', m.product_id, max(m.resolved_at), null, null
  from moves m join ${p} on ${p.id} = m.product_id
  where m.status in ('Resolved', 'Closed') and m.resolved_at >= coalesce(m.active_at, '-infinity') and ${isShown} and not (${cannotBeHad})
    and ${within(sql`m.resolved_at`, sought)}
  group by m.product_id`

const newArrivals = (sought: Sought) => sql`
  select 'NewArrival', ${p.id}, ${p.shownSince}, null, null
  from ${p} where ${isShown} and ${p.stockStatus} <> 'Discontinued' and ${within(sql`${p.shownSince}`, sought)}`

/** From the price at the beginning of the time to the last one in it. */
const priceChanges = (sought: Sought) => sql`
  select 'PriceChange', changed.product_id, changed.at, changed.price_before, changed.price
  from (
    select distinct on (c.product_id) c.product_id, c.valid_from as at, c.net_price as price,
      (select b.net_price from ${priceHistory} b
        where b.product_id = c.product_id and b.currency_id = 'EUR'
          and b.valid_from < ${sought.from.toISOString()}::timestamptz
        order by b.valid_from desc, b.id desc limit 1) as price_before
    from ${priceHistory} c
    where c.currency_id = 'EUR' and ${within(sql`c.valid_from`, sought)}
    order by c.product_id, c.valid_from desc, c.id desc
  ) changed join ${p} on ${p.id} = changed.product_id
  where ${isShown} and changed.price_before <> changed.price`

const discontinued = (sought: Sought) => sql`
  select 'Discontinued', gone.product_id, max(gone.at), null::bigint, null::bigint
  from (
    select m.product_id, m.active_at as at from moves m
    where m.reason in (${ended}) and m.status in ('Active', 'Closed')
      and m.active_at > coalesce(m.resolved_at, '-infinity')
    union all select ${p.id}, ${p.goneSince} from ${p}
    union all select ${p.id}, ${p.discontinuedSince} from ${p}
      where ${isShown} and ${p.discontinuedSince} > ${p.shownSince}
  ) gone where ${within(sql`gone.at`, sought)} group by gone.product_id`

/**
 * What is new of products: those of own plans that cannot be had, now; and what happened in the time: back after a
 * disruption and to be had, first shown in the shop, another net price in euros, discontinued or out of the shop. At
 * most one of a kind of each product.
 */
export const foundUpdates = (sought: Sought): SQL => sql`(
  with moves as ${moves}
  ${atRisk(sought)}
  union all ${backInStock(sought)}
  union all ${newArrivals(sought)}
  union all ${priceChanges(sought)}
  union all ${discontinued(sought)})`
