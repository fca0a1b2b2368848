import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forbidden } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { addressGroup } from '#kernel/http/address-group'
import { consumeLimit, type Limit, type Limiting } from '#kernel/limits/consume-limit'
import type { PeopleContext } from '../people-context.ts'

/** What other modules know about clients, as seen by one practitioner or, with null, overall. */
export type ClientFigures = {
  plansCount: number
  ordersCount: number
  lastOrderAt: Date | null
  /** Whether the client may have ordered without being named. */
  hasUnnamedOrders: boolean
}

type Asked = { practitionerId: string | null; clientIds: string[] }
export type MovedClient = { practitionerId: string; from: string; to: string }

/** A practitioner's client, as columns of a statement. */
type ClientColumns = { practitionerId: SQLWrapper; clientId: SQLWrapper }

/** What this module needs from modules above it. */
export type ClientOptions = {
  clientFigures: (db: Db, asked: Asked) => Promise<Map<string, ClientFigures>>
  /** Counts open alerts about a client, for the statement that lists clients. */
  alertsOfClient: (client: ClientColumns) => SQL<number>
  /** Transfers what a practitioner did for an invited person to the account that accepted. */
  moveClient: (tx: Db, moved: MovedClient, now: Date) => Promise<void>
  /** Ends what a practitioner's plans know of an invited person that declined. */
  clientDeclined: (tx: Db, file: { practitionerId: string; clientId: string }, now: Date) => Promise<void>
  /** Archives a practitioner's plans that no other client has. */
  dropPlans: (tx: Db, dropped: { practitionerId: string; planIds: string[] }, now: Date) => Promise<void>
}

export type ClientContext = PeopleContext & ClientOptions

const limits = {
  searches: { name: 'client-search', max: 30, lengthMs: HOUR_MS },
  invitations: { name: 'client-invitations', max: 50, lengthMs: DAY_MS },
  /** Before its approval (docs/domain.md, Plans: 5 a day). */
  newcomerInvitations: { name: 'client-invitations', max: 5, lengthMs: DAY_MS },
  answers: { name: 'client-answers', max: 30, lengthMs: HOUR_MS },
  /** From one address, of visitors. */
  looks: { name: 'client-invitation-looks', max: 60, lengthMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Counts against one of the caller's limits. Throws TooMany past it; installations used for measuring have none. */
export async function holdCaller(
  limiting: Limiting,
  limit: Exclude<keyof typeof limits, 'looks'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await consumeLimit(limiting, limits[limit], actor.userId, now)
}

/** Counts a visitor's look at an invitation. Throws TooMany past the limit. */
export const holdLook = (limiting: Limiting, address: string, now: Date): Promise<void> =>
  consumeLimit(limiting, limits.looks, addressGroup(address), now)

/** Throws forbidden unless the caller may contact people: a practitioner with a verified address. */
export async function holdInvitation(context: PeopleContext, actor: Actor, now: Date): Promise<void> {
  if (isAdmin(actor) || !actor.isEmailVerified) throw forbidden()
  await holdCaller(context, isApprovedPractitioner(actor) ? 'invitations' : 'newcomerInvitations', actor, now)
}
