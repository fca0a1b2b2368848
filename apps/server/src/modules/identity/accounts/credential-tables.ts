import { accountChangeKinds, consentKinds } from '@salvia/contract/words/identity'
import { languages } from '@salvia/contract/words/locale'
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from './identity-tables.ts'

export const tokenPurposes = [
  'VerifyEmail',
  'ChangeEmail',
  'ChangePhone',
  'ResetPassword',
  'SecondFactor',
  'ConfirmOwner',
  'ProveContact',
  'PlanCode',
  'ReadPlan',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Tokens in mails, messages or unfinished sign-ins; a row is deleted when used. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    userId: ownerId(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** Keyed hash, so that neither a leaked table nor guessing short codes yields a usable token. */
    tokenHash: text().notNull(),
    /** The address or number it was sent to and verifies; numbers are encrypted. */
    target: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), index().on(t.userId, t.purpose), index().on(t.expiresAt)],
)

export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until a first code was verified. */
  enabledAt: instant(),
  /** Time step of the last accepted code, so that none is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/**
 * Account changes with the previous values, kept while the owner can report that it was somebody else. The token is in
 * the notification mail.
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: accountChangeKinds }).notNull(),
    tokenHash: text().notNull(),
    /** Previous values as JSON, encrypted; null once undone. */
    sealedBefore: text(),
    /** The previous address, which nobody else may take meanwhile. */
    reservedEmail: text(),
    changedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.tokenHash),
    index().on(t.userId, t.changedAt),
    index().on(t.reservedEmail),
    index().on(t.expiresAt),
  ],
)

/** Consents with their time; withdrawing closes the row, agreeing again adds one. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: consentKinds }).notNull(),
    textVersion: text().notNull(),
    languageCode: text({ enum: languages }).notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [index().on(t.userId)],
)
