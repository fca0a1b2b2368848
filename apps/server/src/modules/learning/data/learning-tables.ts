import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who wants to be at a webinar of the content service, and have its recording. */
export const webinarRegistrations = pgTable(
  'webinar_registrations',
  {
    webinarId: text().notNull(),
    userId: userId(),
    /** In which its person reads times. */
    timeZone: text().notNull(),
    registeredAt: instant().notNull(),
    /** When its recording was mailed. */
    recordingMailedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.webinarId, t.userId] }), index().on(t.userId)],
)

/** Onboarding materials of the content service that a practitioner has marked as done. */
export const finishedMaterials = pgTable(
  'finished_materials',
  { userId: userId(), materialId: text().notNull(), finishedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.materialId] })],
)
