import type { currencies } from '@salvia/contract/money'
import { permissions, userKinds, userStatuses } from '@salvia/contract/words/identity'
import { languages } from '@salvia/contract/words/locale'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { countryCode, currencyCode, id, instant } from '#db/columns'
import { plain } from '#db/like-pattern'

const textOf = ({ firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', SQLWrapper>) =>
  sql`(${firstName} || ' ' || ${lastName} || ' ' || ${email})`

export const users = pgTable(
  'users',
  {
    id: id(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    /** Lower case: addresses differing only in case are the same account. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** E.164, encrypted. */
    sealedPhone: text('phone'),
    /** Blind index for lookup and uniqueness of the number. */
    phoneIndex: text(),
    /** Requested changes, effective once confirmed from there. */
    pendingEmail: text(),
    sealedPendingPhone: text('pending_phone'),
    image: text(),
    preferredLanguageCode: text({ enum: languages }).notNull().default('en'),
    preferredCurrencyId: currencyCode().$type<(typeof currencies)[number]>().notNull().default('EUR'),
    countryId: countryCode(),
    userKindId: text({ enum: userKinds }).notNull().default('Client'),
    userStatusId: text({ enum: userStatuses }).notNull().default('New'),
    /** Status a suspended account returns to. */
    statusBeforeSuspension: text({ enum: userStatuses }),
    permissions: text({ enum: permissions }).array().notNull().default(sql`'{}'`),
    isActive: boolean().notNull().default(true),
    /** Browsers signed in before this moment are no longer trusted. */
    devicesForgottenAt: instant(),
    /** The referral code used at sign-up. */
    referrerCode: text(),
    /**
     * Incremented on every change of the record or of its practitioner record: a write naming an older version is
     * rejected.
     */
    version: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.userKindId, t.createdAt, t.id),
    index('users_by_name').on(t.userKindId, sql`lower(${t.lastName})`, t.id),
    // They are few, and left out of lists of many.
    index('users_inactive').on(t.id).where(sql`not ${t.isActive}`),
    index('users_text').using('gin', sql`${plain(textOf(t))} gin_trgm_ops`),
    uniqueIndex().on(t.email),
    uniqueIndex().on(t.phoneIndex),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
)

/** Names and address as one text, of which an index finds any part. */
export const userText = textOf(users)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value: a stolen table opens no session. */
    token: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When its browser first signed in to the account; null for the session of a sign-up, and for older sessions. */
    deviceSince: instant(),
  },
  (t) => [uniqueIndex().on(t.token), index().on(t.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.providerId, t.accountId), index().on(t.userId)],
)

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index().on(t.identifier)],
)
