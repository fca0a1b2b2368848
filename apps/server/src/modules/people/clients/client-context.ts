import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import type { Db } from '#db/database'
import { forbidden } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { consumeLimit, type Limit, type Limiting } from '#kernel/limits/consume-limit'
import type { PeopleContext } from '../people-context.ts'

/** What others know of clients, seen by one practitioner or, with null, by all. */
export type ClientFigures = { plansCount: number; ordersCount: number; lastOrderAt: Date | null }

type Asked = { practitionerId: string | null; clientIds: string[] }
type MovedClient = { practitionerId: string; from: string; to: string }

/** What this module needs of modules that stand above it. */
export type ClientOptions = {
  clientFigures: (db: Db, asked: Asked) => Promise<Map<string, ClientFigures>>
  /** Hands what a practitioner did for an invited person over to the account that said yes. */
  moveClient: (tx: Db, moved: MovedClient) => Promise<void>
  /** Takes a practitioner's plans out of use that no other client has. */
  dropPlans: (tx: Db, dropped: { practitionerId: string; planIds: string[] }, now: Date) => Promise<void>
}

export type ClientContext = PeopleContext & ClientOptions

const limits = {
  searches: { name: 'client-search', max: 30, lengthMs: HOUR_MS },
  invitations: { name: 'client-invitations', max: 50, lengthMs: DAY_MS },
  /** Before its approval (docs/domain.md, Plans: 5 a day). */
  newcomerInvitations: { name: 'client-invitations', max: 5, lengthMs: DAY_MS },
  answers: { name: 'client-answers', max: 30, lengthMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Counts against a limit of the caller. Throws TooMany past it; an installation that measures has none. */
export async function holdCaller(
  limiting: Limiting,
  limit: keyof typeof limits,
  actor: Actor,
  now: Date,
): Promise<void> {
  await consumeLimit(limiting, limits[limit], actor.userId, now)
}

/** Throws forbidden unless the caller may write to people: a practitioner whose own address is verified. */
export async function holdInvitation(context: PeopleContext, actor: Actor, now: Date): Promise<void> {
  if (isAdmin(actor) || !actor.isEmailVerified) throw forbidden()
  await holdCaller(context, isApprovedPractitioner(actor) ? 'invitations' : 'newcomerInvitations', actor, now)
}
