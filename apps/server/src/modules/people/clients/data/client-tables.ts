import { languages } from '@salvia/contract/words/locale'
import { surveyTypes } from '@salvia/contract/words/people'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { countryCode, id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'

const personId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * A practitioner's own file of a client they created or who joined one of their plans. What the practitioner writes
 * about the client is stored here, never in the client's account; null means the account's value applies.
 */
export const practitionerClients = pgTable(
  'practitioner_clients',
  {
    practitionerId: personId(),
    clientId: personId(),
    linkedAt: instant().notNull(),
    /** Under which ids the practitioner had files of the client before the client joined: they lead on to this one. */
    formerIds: uuid().array().notNull().default([]),
    muteAlerts: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    /** The invited address; lower case. */
    email: text(),
    /** When the invited person declined to be a client, until it says yes; null for an answer that is open. */
    declinedAt: instant(),
    sealedPhone: text(),
    countryId: countryCode(),
    preferredLanguageCode: text({ enum: languages }),
    /** The classes of medicines that the client takes, as JSON; null where nothing was noted. */
    sealedDrugs: text(),
    /** What rules say of these and products, where the practitioner saw it and left it so, as JSON; null for nothing. */
    sealedDrugsSeen: text(),
    /** Incremented by every change of the medicines. */
    drugsVersion: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.practitionerId, t.clientId] }),
    index().on(t.clientId),
    index().on(t.email),
  ],
)

/** A request to become a practitioner's client, answered with the mailed token. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: id(),
    practitionerId: personId(),
    clientId: personId(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), uniqueIndex().on(t.practitionerId, t.clientId)],
)

/**
 * What remains of a file whose client erased the account: no name and no link, only the plans, until the practitioner
 * decides.
 */
export const clientFiles = pgTable(
  'client_files',
  {
    id: id(),
    practitionerId: personId(),
    reference: text().notNull(),
    planIds: uuid().array().notNull(),
    linkedAt: instant().notNull(),
    erasedAt: instant().notNull(),
    decision: text({ enum: ['Keep', 'Delete'] }),
    decidedAt: instant(),
  },
  (t) => [index().on(t.practitionerId, t.erasedAt)],
)

/** Each answer is saved when given. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    userId: personId(),
    surveyType: text({ enum: surveyTypes }).notNull(),
    question: text().notNull(),
    answer: jsonb().$type<string | string[]>().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType, t.question] })],
)

export const surveyCompletions = pgTable(
  'survey_completions',
  {
    userId: personId(),
    surveyType: text({ enum: surveyTypes }).notNull(),
    completedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType] })],
)

/** A survey mailed to someone: one row each time it was due. */
export const surveyMessages = pgTable(
  'survey_messages',
  {
    userId: personId(),
    surveyType: text({ enum: surveyTypes }).notNull(),
    dueAt: instant().notNull(),
    queuedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType, t.dueAt] })],
)
