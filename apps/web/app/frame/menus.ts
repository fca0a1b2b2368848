import type { User } from '@salvia/contract/people/current-user'
import { m } from '#app/paraglide/messages.js'

/** Existing screens; menus list no others. Add new screens here. */
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
  '/insights',
  '/referral-program',
  '/product-inquiries',
  '/admin/users',
  '/admin/practitioners',
  '/admin/clients',
  '/admin/brands',
  '/admin/products',
  '/admin/ingredients',
  '/admin/categories',
  '/admin/product-inquiries',
  '/admin/recommendations',
  '/admin/orders',
  '/admin/payments',
  '/admin/ledger',
  '/admin/commission',
  '/admin/payouts',
  '/admin/referrals',
  '/admin/recommendation-journeys',
  '/admin/practitioner-insights',
  '/admin/outbox',
  '/admin/erp',
  '/admin/settings/seller',
  '/admin/settings/carriers',
  '/admin/settings/countries',
  '/admin/settings/vat-rates',
  '/admin/settings/exchange-rates',
  '/admin/settings/feature-flags',
  '/settings/account',
  '/settings/business-account',
  '/general-terms-conditions',
  '/practitioner-terms-conditions',
  '/privacy-policy',
  '/withdrawal',
  '/impressum',
])

export type MenuItem = {
  path: string
  label: string
  /** Screens at other addresses that belong to it. */
  covers?: RegExp | undefined
  /** Why the item is shown but disabled. */
  closedBecause?: string
}
export type MenuGroup = { id: string; title?: string; items: MenuItem[] }

export type MenuRule = {
  path: string
  label: () => string
  isFor?: (user: User) => boolean
  covers?: RegExp
  closedBecause?: (user: User) => string | undefined
}

/** Whether a screen exists. */
export const hasScreen = (path: string): boolean => screens.has(path)

/** The items a user sees: enabled ones with an existing screen, and disabled ones with a reason. */
export const itemsFor = (user: User, rules: MenuRule[]): MenuItem[] =>
  rules
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ path, label, covers, closedBecause }) => ({
      path,
      label: label(),
      covers,
      closedBecause: closedBecause?.(user),
    }))
    .filter(({ path, closedBecause }) => closedBecause !== undefined || hasScreen(path))

const main: MenuRule[] = [
  { path: '/dashboard', label: m.menu_home, isFor: (user) => user.isPractitioner || user.isAdmin },
  {
    path: '/treatment-plans',
    label: m.menu_treatment_plans,
    isFor: (user) => user.isPractitioner,
    covers: /\/recommendations\/[^/]+\/edit$/,
  },
  { path: '/clients', label: m.menu_clients, isFor: (user) => user.isPractitioner },
  { path: '/wallet', label: m.menu_wallet, isFor: (user) => user.isPractitioner && user.isApproved },
  { path: '/shop', label: m.common_products },
]

/** Header links for signed-in users, by role. */
export const mainMenu = (user: User): MenuItem[] => itemsFor(user, main)
