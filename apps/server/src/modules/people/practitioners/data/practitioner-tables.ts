import { approvalSources } from '@salvia/contract/words/identity'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../../identity/index.ts'
import { referralPrograms } from '../../../referrals/index.ts'

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
