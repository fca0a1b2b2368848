import { verificationStatuses } from '@salvia/contract/words/identity'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'

/** A practitioner's certificates; the content is in the file store, under `fileKey`. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    fileKey: text().notNull(),
    uploadedAt: instant().notNull(),
    status: text({ enum: verificationStatuses }).notNull().default('Pending'),
    /** Why an admin failed it. */
    reason: text(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.practitionerId, t.uploadedAt)],
)
