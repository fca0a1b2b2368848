const keyOf = (shareCode: string) => `salvia.plan-invitation.${shareCode}`

/** The token of an invitation's link, kept in this tab so that it stays out of later addresses. */
export const keepToken = (shareCode: string, token: string): void =>
  sessionStorage.setItem(keyOf(shareCode), token)

export const readToken = (shareCode: string): string | null => sessionStorage.getItem(keyOf(shareCode))

export const forgetToken = (shareCode: string): void => sessionStorage.removeItem(keyOf(shareCode))

const readingKeyOf = (shareCode: string) => `salvia.plan-reading.${shareCode}`

/** The token that a one-time code was exchanged for, kept in this tab: it reads what is personal, and no more. */
export const keepReadingToken = (shareCode: string, token: string): void =>
  sessionStorage.setItem(readingKeyOf(shareCode), token)

export const readReadingToken = (shareCode: string): string | null =>
  sessionStorage.getItem(readingKeyOf(shareCode))

export const forgetReadingToken = (shareCode: string): void =>
  sessionStorage.removeItem(readingKeyOf(shareCode))
