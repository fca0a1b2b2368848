import { m } from '#app/paraglide/messages.js'

export const lawWord = (isAllowed: boolean): string =>
  isAllowed ? m.commission_law_allowed() : m.commission_law_forbidden()
