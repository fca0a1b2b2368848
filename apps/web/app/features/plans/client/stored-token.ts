import { tabStorage } from '#app/lib/browser-storage.ts'

const keyOf = (shareCode: string) => `salvia.plan-invitation.${shareCode}` as const

/** The token of an invitation's link, kept in this tab so that it stays out of later addresses. */
export const storeToken = (shareCode: string, token: string): void => tabStorage.keep(keyOf(shareCode), token)

export const readToken = (shareCode: string): string | null => tabStorage.read(keyOf(shareCode))

export const forgetToken = (shareCode: string): void => tabStorage.forget(keyOf(shareCode))

const readingKeyOf = (shareCode: string) => `salvia.plan-reading.${shareCode}` as const

/** The token that a one-time code was exchanged for, kept in this tab: it reads what is personal, and no more. */
export const storeReadingToken = (shareCode: string, token: string): void =>
  tabStorage.keep(readingKeyOf(shareCode), token)

export const readReadingToken = (shareCode: string): string | null => tabStorage.read(readingKeyOf(shareCode))

export const forgetReadingToken = (shareCode: string): void => tabStorage.forget(readingKeyOf(shareCode))
