import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** Who did what to whom; rows are added only, and stay when their people are gone. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    /** Null: nobody was signed in. */
    actorId: uuid(),
    event: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid(),
    /** Of a subject that has a word for a key and no id. */
    subjectKey: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    ipAddress: text(),
  },
  (t) => [
    index().on(t.subjectType, t.subjectId, t.at),
    index().on(t.subjectType, t.subjectKey, t.at),
    index().on(t.actorId, t.at),
    index().on(t.at),
  ],
)
