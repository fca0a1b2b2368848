import { MINUTE_MS } from '@salvia/contract/durations'

/** How long a gateway's page can be used, and how long packs are kept for it. */
export const SESSION_MINUTES = 60
/** How long an unpaid order may keep packs in all, however often its payment is started again. */
export const RESERVABLE_MINUTES = 90
/** How far back unpaid packs count. */
export const UNPAID_WINDOW_MINUTES = 60
/** How many packs may be kept for orders of an hour that nobody paid: from one network, and to one e-mail address. */
export const unpaidPacks = { address: 150, email: 100 } as const

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** When the session of a payment that starts now ends. */
export const sessionEnd = (now: Date): Date => after(now, SESSION_MINUTES)

/** The last moment until which an order keeps packs that nobody paid: 90 minutes after its first payment started. */
export const reservableUntil = (firstStartedAt: Date): Date => after(firstStartedAt, RESERVABLE_MINUTES)

/** From when on unpaid packs count. */
export const unpaidSince = (now: Date): Date => after(now, -UNPAID_WINDOW_MINUTES)

/** Packs that unpaid orders of the last hour were given, counted by who asked for them. */
export type UnpaidPacks = { address: number; email: number }

/**
 * Whether an unpaid order may keep this many packs more. Past the bound its payment continues without a reservation: an
 * honest buyer gets the packs at payment, and nobody empties the shop without paying (docs/domain.md, Checkout).
 */
export const mayKeepPacks = (packs: number, unpaid: UnpaidPacks): boolean =>
  unpaid.address + packs <= unpaidPacks.address && unpaid.email + packs <= unpaidPacks.email
