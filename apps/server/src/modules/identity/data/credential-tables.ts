import { consentKinds } from '@salvia/contract/words/identity'
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
