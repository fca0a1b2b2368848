import { sql } from 'drizzle-orm'
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { orderBy } from './order-by.ts'

const things = pgTable('things', { name: text().notNull(), seenAt: text(), groupName: text().notNull() })
const sortable = {
  name: things.name,
  seenAt: things.seenAt,
  groupName: { mayLack: things.groupName },
  length: sql`length(${things.name})`,
  newest: { backwards: things.name },
}

test.for([
  ['name,-seenAt', '"things"."name" asc, "things"."seenAt" desc nulls last'],
  // As an index of a column that every row has is read backwards.
  ['-name', '"things"."name" desc'],
  ['seenAt,newest', '"things"."seenAt" asc, "things"."name" desc'],
  ['-groupName', '"things"."groupName" desc nulls last'],
  ['groupName,-length', '"things"."groupName" asc, length("things"."name") desc'],
] as const)('%s is ordered by %s', ([sort, order]) => {
  const written = new PgDialect().sqlToQuery(sql.join(orderBy(sort, sortable, []), sql`, `))
  expect(written.sql).toBe(order)
})
