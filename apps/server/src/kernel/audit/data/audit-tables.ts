import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** Who did what to whom; append-only, and kept when the people are deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    /** Null: not signed in. */
    actorId: uuid(),
    event: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid(),
    /** For subjects identified by a key instead of an id. */
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
