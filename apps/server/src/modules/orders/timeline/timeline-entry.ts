import type { TimelineEntry } from '@salvia/contract/orders/timeline'

/** One kind of entry. */
export type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>

export const bySystem = { role: 'System' as const, name: null }
export const byBuyer = { role: 'Buyer' as const, name: null }
export const byWarehouse = { role: 'Warehouse' as const, name: null }
/** `name` null: the account is gone. */
export const byAdmin = (name: string | null) => ({ role: 'Admin' as const, name })
