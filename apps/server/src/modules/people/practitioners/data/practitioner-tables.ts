import { approvalSources } from '@salvia/contract/words/identity'
import { professions } from '@salvia/contract/words/professions'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../../identity/index.ts'
import { referralPrograms } from '../../../referrals/index.ts'

/** A practitioner's data beyond the account. */
export const practitioners = pgTable('practitioners', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  title: text(),
  specialty: text(),
  /** Set by an admin from the certificates: the owner's own words are `title` and `specialty`. */
  professionId: text({ enum: professions }),
  practiceName: text(),
  city: text(),
  website: text(),
  about: text().notNull().default(''),
  showContactInfo: boolean().notNull().default(false),
  isVip: boolean().notNull().default(false),
  /** From when the business account is complete (docs/domain.md). */
  isCommissionEnabled: boolean().notNull().default(false),
  isAllowedToReceiveCommission: boolean().notNull().default(true),
  payCommissionsMonthly: boolean().notNull().default(true),
  inOnboarding: boolean().notNull().default(true),
  /** Additional steps the practitioner marked as done; the others are derived from what was done. */
  onboardingSteps: text().array().notNull().default(sql`'{}'`),
  approvalSource: text({ enum: approvalSources }),
  /** The admin's reason for the decision. */
  approvalReason: text(),
  approvedAt: instant(),
  referralProgramId: uuid().references(() => referralPrograms.id),
})
