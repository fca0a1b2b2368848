import { addressKinds, bankAccountTypes, businessTypes, companyForms } from '@salvia/contract/words/people'
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { countryCode, id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'

export type NotificationChoices = Partial<
  Record<'orderUpdates' | 'planReminders' | 'clientAlerts' | 'productNews' | 'surveys', boolean>
>

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A user's own addresses. Their text is encrypted as a whole: it is displayed and copied, but never searched. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: addressKinds }).notNull(),
    sealedFields: text().notNull(),
    externalCode: text(),
    isLocked: boolean().notNull().default(false),
    /** For a shipping address: whether it is the same as the billing address. */
    isSame: boolean().notNull().default(false),
    /** Whether it is complete enough for a parcel or an invoice. */
    isComplete: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.userId, t.kind)],
)

/** A user's settings; without a row the defaults apply. */
export const userSettings = pgTable('user_settings', {
  userId: ownerId().primaryKey(),
  notifications: jsonb().$type<NotificationChoices>().notNull().default({}),
  nextFeedbackDate: instant(),
})

/** Users' product feedback. */
export const userFeedback = pgTable(
  'user_feedback',
  {
    id: id(),
    userId: ownerId(),
    /** 0 to 10; null if only a text was given, or nothing. */
    rating: smallint(),
    text: text().notNull(),
    isDismissed: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.userId)],
)

/** Where commission is paid; number and holder encrypted. */
export const bankAccounts = pgTable('bank_accounts', {
  practitionerId: ownerId().primaryKey(),
  sealedHolder: text().notNull(),
  sealedNumber: text().notNull(),
  /** The last four characters of the number. */
  numberEnd: text().notNull(),
  bic: text(),
  bankName: text(),
  bankCountryId: countryCode().notNull(),
  bankCode: text(),
  bankAccountHolderType: text({ enum: businessTypes }),
  bankAccountType: text({ enum: bankAccountTypes }),
  /** Until when nothing is paid to this account, since it was set from a new device. */
  heldUntil: instant(),
  updatedAt: instant().notNull(),
})

export const vatStatuses = ['Valid', 'FormatValid', 'Invalid', 'None'] as const

/** A practitioner's tax identity; numbers encrypted. */
export const financialInfos = pgTable('financial_infos', {
  practitionerId: ownerId().primaryKey(),
  businessType: text({ enum: businessTypes }).notNull(),
  companyForm: text({ enum: companyForms }),
  companyName: text(),
  sealedRegistrationNumber: text(),
  sealedVatNumber: text(),
  vatStatus: text({ enum: vatStatuses }).notNull(),
  isVatExempt: boolean().notNull(),
  taxCountryId: countryCode().notNull(),
  updatedAt: instant().notNull(),
})
