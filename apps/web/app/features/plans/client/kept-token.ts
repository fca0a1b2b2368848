const keyOf = (shareCode: string) => `salvia.plan-invitation.${shareCode}`

/** The token of an invitation's link, kept in this tab so that it stays out of later addresses. */
export const keepToken = (shareCode: string, token: string): void =>
  sessionStorage.setItem(keyOf(shareCode), token)

export const readToken = (shareCode: string): string | null => sessionStorage.getItem(keyOf(shareCode))

export const forgetToken = (shareCode: string): void => sessionStorage.removeItem(keyOf(shareCode))
