import { orderCauses, parcelCauses } from './orders.ts'
import { refundReasons } from './payments.ts'

/** Who did something with an order; only admins are named as well. */
export const timelineActors = ['Buyer', 'Admin', 'Warehouse', 'System'] as const
export type TimelineActor = (typeof timelineActors)[number]

/** Why something happened to an order. */
export const timelineCauses = [...new Set([...orderCauses, ...parcelCauses, ...refundReasons])]
export type TimelineCause = (typeof timelineCauses)[number]
