import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { and, sql } from 'drizzle-orm'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import { EXACT_UP_TO, estimateRows, type RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { matchingDocuments, searchDocuments } from '../../../search/index.ts'
import type { Condition } from './condition.ts'

type Asked = { plan: Pick<SearchPlan, 'all'>; conditions: Condition[] }

/** How many products a search finds, as far as they are counted exactly: one more says that there are more. */
export async function countFirst(db: Db, { plan, conditions }: Asked): Promise<number> {
  const { terms, isShown } = searchDocuments
  const found = and(
    plan.all === '' ? undefined : sql`${terms} @@ ${plan.all}::tsquery`,
    isShown,
    ...conditions.map(({ ofDocument }) => ofDocument),
  )
  const [first] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select 1 from ${searchDocuments} where ${found} limit ${sql.raw(`${EXACT_UP_TO + 1}`)}) as first`,
    )
    .prepare('')
    .execute(Object.assign({}, ...conditions.map(({ values }) => values)))
  return first?.count ?? 0
}

/** Search-as-you-type repeats the same queries; a count takes little memory. */
const MOST_COUNTS = 5000

const counts = cachedForAMinute<RowCount>(MOST_COUNTS)

/** Number of matches of a search, cached for a minute: exact up to 1,000, an estimate above. */
export function countFound(db: Db, asked: Asked): Promise<RowCount> {
  const { plan, conditions } = asked
  const key = JSON.stringify([plan.all, conditions.map(({ values }) => values)])
  return counts(db, key, async () => {
    const count = await countFirst(db, asked)
    if (count <= EXACT_UP_TO) return { count, isEstimate: false }
    const planned = await estimateRows(db, matchingDocuments(plan.all))
    return { count: Math.max(count, planned), isEstimate: true }
  })
}
