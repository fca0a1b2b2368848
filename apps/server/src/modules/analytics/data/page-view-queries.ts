import type { PageView, PageViewCount } from '@salvia/contract/analytics/analytics'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { desc, gte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { pageViews } from './page-view-tables.ts'

/** Counts one view more. */
export async function countView(db: Db, { page, languageCode }: PageView, day: CalendarDay): Promise<void> {
  await db
    .insert(pageViews)
    .values({ day, page, languageCode, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page, pageViews.languageCode],
      set: { views: sql`${pageViews.views} + 1` },
    })
}

/** Views of each page since a day, in all languages, the most viewed first. */
export function listViews(db: Db, from: CalendarDay): Promise<PageViewCount[]> {
  const views = sql<number>`sum(${pageViews.views})::int`
  return db
    .select({ page: pageViews.page, views })
    .from(pageViews)
    .where(gte(pageViews.day, from))
    .groupBy(pageViews.page)
    .orderBy(desc(views), pageViews.page)
}
