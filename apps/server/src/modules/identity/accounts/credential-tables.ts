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
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a mail, a message or a half-done sign-in carries; a row is deleted by its use. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    userId: ownerId(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** Keyed hash: neither the table nor a guess of a short code opens anything. */
    tokenHash: text().notNull(),
    /** The address that it was sent to and speaks for; a number is sealed. */
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
  /** The time step of the last code that counted: none counts twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/**
 * What of an account was changed and how it was before, for as long as its owner can say that it was somebody else. The
 * token is in the mail that tells of it.
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: accountChangeKinds }).notNull(),
    tokenHash: text().notNull(),
    /** What there was before, as JSON, sealed; null once it was undone. */
    sealedBefore: text(),
    /** The address before: nobody else may take it meanwhile. */
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

/** What a person agreed to, and when; withdrawing it closes the row, agreeing again adds one. */
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
