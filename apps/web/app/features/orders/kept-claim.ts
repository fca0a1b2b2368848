const keyOf = (orderId: string) => `salvia.order-claim.${orderId}`

/** The token of an order mail's link, kept in this tab through sign-in or sign-up, so that it stays out of later addresses. */
export const keepClaim = (orderId: string, token: string): void =>
  sessionStorage.setItem(keyOf(orderId), token)

export const readClaim = (orderId: string): string | null => sessionStorage.getItem(keyOf(orderId))

export const forgetClaim = (orderId: string): void => sessionStorage.removeItem(keyOf(orderId))
