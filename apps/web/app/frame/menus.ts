import type { User } from '@salvia/contract/people/current-user'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { m } from '#app/paraglide/messages.js'

export type MenuItem = {
  path: string
  label: string
  /** That the label is in, where it may be another than the page's. */
  language?: LanguageCode
  /** Screens at other addresses that belong to it. */
  covers?: RegExp | undefined
  /** Why the item is shown but disabled. */
  closedBecause?: string
  /** What is to be done there. */
  note?: string | undefined
}
export type MenuGroup = { id: string; title?: string; items: MenuItem[] }

export type MenuRule = {
  path: string
  label: () => string
  isFor?: (user: User) => boolean
  covers?: RegExp
  closedBecause?: (user: User) => string | undefined
  note?: (user: User) => string
}

const main: Pick<MenuRule, 'path' | 'label' | 'isFor' | 'covers'>[] = [
  { path: '/dashboard', label: m.menu_home, isFor: (user) => !user.isClient },
  {
    path: '/treatment-plans',
    label: m.menu_treatment_plans,
    isFor: (user) => user.isPractitioner,
    covers: /\/recommendations\/[^/]+\/edit$/,
  },
  { path: '/clients', label: m.common_clients, isFor: (user) => user.isPractitioner },
  { path: '/wallet', label: m.menu_wallet, isFor: (user) => user.isPractitioner && user.isApproved },
  { path: '/orders', label: m.menu_my_plans_orders, isFor: (user) => user.isClient },
  { path: '/shop', label: m.common_products },
]

/** Header links for signed-in users, by role. */
export const mainMenu = (user: User): MenuItem[] =>
  main.flatMap(({ label, isFor, ...item }) => (isFor && !isFor(user) ? [] : { ...item, label: label() }))
