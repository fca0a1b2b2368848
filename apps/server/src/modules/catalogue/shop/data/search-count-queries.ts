import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { and, sql } from 'drizzle-orm'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import { EXACT_UP_TO, estimateRows, type RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { matchingDocuments, searchDocuments } from '../../../search/index.ts'
import type { Condition } from './condition.ts'

type Asked = { plan: Pick<SearchPlan, 'all' | 'without'>; conditions: Condition[] }

async function countFirst(db: Db, { plan, conditions }: Asked): Promise<number> {
  const { terms, contents, isShown } = searchDocuments
  const found = and(
    sql`${terms} @@ ${plan.all}::tsquery`,
    plan.without === '' ? undefined : sql`not ${contents} @@ ${plan.without}::tsquery`,
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

/** What is typed letter by letter is asked for again and again; a count takes little room. */
const MOST_COUNTS = 5000

const counts = cachedForAMinute<RowCount>(MOST_COUNTS)

/** How many products a search finds, as it was within the last minute: exactly up to 1,000, an estimate above. */
export function countFound(db: Db, asked: Asked): Promise<RowCount> {
  const { plan, conditions } = asked
  const key = JSON.stringify([plan.all, plan.without, conditions.map(({ values }) => values)])
  return counts(db, key, async () => {
    const count = await countFirst(db, asked)
    if (count <= EXACT_UP_TO) return { count, isEstimate: false }
    const planned = await estimateRows(db, matchingDocuments(plan.all))
    return { count: Math.max(count, planned), isEstimate: true }
  })
}
