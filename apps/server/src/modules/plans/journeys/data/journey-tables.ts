import { invitationChannels, journeyEvents } from '@salvia/contract/words/plans'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'
import { recommendations } from '../../data/plan-tables.ts'

/** What happened to plans, appended only (a trigger holds it); a client's entries go with the account. */
export const recommendationJourneys = pgTable(
  'recommendation_journeys',
  {
    id: id(),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    clientId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    event: text({ enum: journeyEvents }).notNull(),
    channel: text({ enum: invitationChannels }),
    /** A keyword: no personal data. */
    detail: text(),
    at: instant().notNull(),
    /** The same happening is noted once. */
    dedupKey: text().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.dedupKey),
    index().on(t.recommendationId, t.at, t.id),
    index().on(t.clientId),
    index().on(t.at, t.id),
  ],
)
