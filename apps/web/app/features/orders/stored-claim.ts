import { tabStorage } from '#app/lib/browser-storage.ts'

const keyOf = (orderId: string) => `salvia.order-claim.${orderId}` as const

/** The token of an order mail's link, kept in this tab through sign-in or sign-up, so that it stays out of later addresses. */
export const storeClaim = (orderId: string, token: string): void => tabStorage.keep(keyOf(orderId), token)

export const readClaim = (orderId: string): string | null => tabStorage.read(keyOf(orderId))

export const forgetClaim = (orderId: string): void => tabStorage.forget(keyOf(orderId))
