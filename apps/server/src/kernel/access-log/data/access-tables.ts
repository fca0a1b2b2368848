import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

export const accessKinds = ['PlanRead', 'ClientRead', 'ClientChanged'] as const

/**
 * Who read a client's plan or file. What a reader does within an hour is one row; it names people by id only, so that
 * it says nothing once they are gone.
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
    /** The plan or the client. */
    subjectId: uuid().notNull(),
  },
  (t) => [
    uniqueIndex('access_entries_once_an_hour').on(t.subjectId, t.what, t.readerId, t.hour),
    index().on(t.subjectId, t.at),
  ],
)
