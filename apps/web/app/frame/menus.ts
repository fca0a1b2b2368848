import type { User } from '@salvia/contract/people/current-user'
import { m } from '#app/paraglide/messages.js'

/** Screens that exist: a menu names no other. Add a screen's path here together with the screen. */
const screens = new Set([
  '/',
  '/auth/join',
  '/auth/login',
  '/auth/signout',
  '/shop',
  '/brands',
  '/treatment-plans',
  '/cart',
  '/checkout',
  '/orders',
  '/dashboard',
  '/wallet',
  '/clients',
  '/admin/users',
  '/admin/practitioners',
  '/admin/clients',
  '/admin/brands',
  '/admin/products',
  '/admin/ingredients',
  '/admin/categories',
  '/admin/outbox',
  '/admin/settings/seller',
  '/admin/settings/carriers',
  '/admin/settings/countries',
  '/admin/settings/vat-rates',
  '/admin/settings/exchange-rates',
  '/admin/settings/feature-flags',
  '/settings/account',
  '/settings/business-account',
])

export type MenuItem = {
  path: string
  label: string
  /** Why the item is shown without being open to this user. */
  closedBecause?: string
}
export type MenuGroup = { id: string; title?: string; items: MenuItem[] }

export type MenuRule = {
  path: string
  label: () => string
  isFor?: (user: User) => boolean
  closedBecause?: (user: User) => string | undefined
}

/** Whether a screen exists. */
export const hasScreen = (path: string): boolean => screens.has(path)

/** What of a menu a user may see: open items whose screen there is, and those that are closed to this user. */
export const itemsFor = (user: User, rules: MenuRule[]): MenuItem[] =>
  rules
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ path, label, closedBecause }) => ({ path, label: label(), closedBecause: closedBecause?.(user) }))
    .filter(({ path, closedBecause }) => closedBecause !== undefined || hasScreen(path))

const main: MenuRule[] = [
  { path: '/dashboard', label: m.menu_home, isFor: (user) => user.isPractitioner || user.isAdmin },
  { path: '/treatment-plans', label: m.menu_treatment_plans, isFor: (user) => user.isPractitioner },
  { path: '/shop', label: m.menu_products },
]

/** The signed-in header: Home, Treatment plans, Products, by role. */
export const mainMenu = (user: User): MenuItem[] => itemsFor(user, main)
