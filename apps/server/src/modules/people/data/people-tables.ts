import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { referralPrograms } from '../../referrals/index.ts'

export const approvalSources = ['Admin', 'Seed'] as const

/** What a practitioner has beside an account. */
export const practitioners = pgTable('practitioners', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  title: text(),
  specialty: text(),
  practiceName: text(),
  city: text(),
  website: text(),
  about: text().notNull().default(''),
  showContactInfo: boolean().notNull().default(false),
  isVip: boolean().notNull().default(false),
  isCommissionEnabled: boolean().notNull().default(true),
  isAllowedToReceiveCommission: boolean().notNull().default(true),
  payCommissionsMonthly: boolean().notNull().default(true),
  inOnboarding: boolean().notNull().default(true),
  /** Further steps that the practitioner marked as done; the others follow from what was done. */
  onboardingSteps: text().array().notNull().default(sql`'{}'`),
  approvalSource: text({ enum: approvalSources }),
  /** Why an admin decided so. */
  approvalReason: text(),
  approvedAt: instant(),
  referralProgramId: uuid().references(() => referralPrograms.id),
})

/** A client that a practitioner made, or that joined one of its plans. */
export const practitionerClients = pgTable(
  'practitioner_clients',
  {
    practitionerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.clientId] }), index().on(t.clientId)],
)
