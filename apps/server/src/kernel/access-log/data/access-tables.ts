import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

export const accessKinds = ['PlanRead', 'ClientRead', 'ClientChanged'] as const

/**
 * Who read a client's plan or file. Reads by one reader within an hour are one row; people are named by id only, so it
 * identifies nobody once they are deleted.
 */
export const accessEntries = pgTable(
  'access_entries',
  {
    id: id(),
    at: instant().notNull(),
    hour: instant().notNull(),
    readerId: uuid().notNull(),
    readerKind: text({ enum: ['Practitioner', 'Admin'] }).notNull(),
    what: text({ enum: accessKinds }).notNull(),
    /** Id of the plan or client. */
    subjectId: uuid().notNull(),
  },
  (t) => [
    uniqueIndex('access_entries_once_an_hour').on(t.subjectId, t.what, t.readerId, t.hour),
    index().on(t.subjectId, t.at),
  ],
)
