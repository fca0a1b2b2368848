import type { User } from '@salvia/contract/people/current-user'
import { m } from '#app/paraglide/messages.js'

export type MenuItem = {
  path: string
  label: string
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

/** The items a user sees: enabled ones, and disabled ones with a reason. */
export const itemsFor = (user: User, rules: MenuRule[]): MenuItem[] =>
  rules
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ path, label, covers, closedBecause, note }) => ({
      path,
      label: label(),
      covers,
      closedBecause: closedBecause?.(user),
      note: note?.(user),
    }))

const main: MenuRule[] = [
  { path: '/dashboard', label: m.menu_home, isFor: (user) => user.isPractitioner || user.isAdmin },
  {
    path: '/treatment-plans',
    label: m.menu_treatment_plans,
    isFor: (user) => user.isPractitioner,
    covers: /\/recommendations\/[^/]+\/edit$/,
  },
  { path: '/clients', label: m.common_clients, isFor: (user) => user.isPractitioner },
  { path: '/wallet', label: m.menu_wallet, isFor: (user) => user.isPractitioner && user.isApproved },
  { path: '/shop', label: m.common_products },
]

/** Header links for signed-in users, by role. */
export const mainMenu = (user: User): MenuItem[] => itemsFor(user, main)
