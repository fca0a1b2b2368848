import { MINUTE_MS } from '@salvia/contract/durations'

/** Lifetime of a gateway session, and of its reservation. */
export const SESSION_MINUTES = 60
/** Maximum time an unpaid order keeps its packs, across retries. */
export const RESERVABLE_MINUTES = 90
/** Window in which unpaid packs are counted. */
export const UNPAID_WINDOW_MINUTES = 60
/** Maximum unpaid packs per hour, per network and per e-mail address. */
export const unpaidPacks = { address: 150, email: 100 } as const

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** When the session of a payment that starts now ends. */
export const sessionEnd = (now: Date): Date => after(now, SESSION_MINUTES)

/** The last moment until which an order keeps packs that nobody paid: 90 minutes after its first payment started. */
export const reservableUntil = (firstStartedAt: Date): Date => after(firstStartedAt, RESERVABLE_MINUTES)

/** From when on unpaid packs count. */
export const unpaidSince = (now: Date): Date => after(now, -UNPAID_WINDOW_MINUTES)

/** Unpaid packs of the last hour, by requester. */
export type UnpaidPacks = { address: number; email: number }

/**
 * Whether an unpaid order may reserve more packs. Beyond the limit, payment continues without a reservation: honest
 * buyers get packs on payment, and nobody can block the stock without paying (docs/domain.md, Checkout).
 */
export const mayKeepPacks = (packs: number, unpaid: UnpaidPacks): boolean =>
  unpaid.address + packs <= unpaidPacks.address && unpaid.email + packs <= unpaidPacks.email
