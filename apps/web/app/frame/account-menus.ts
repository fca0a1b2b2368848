import type { User } from '@salvia/contract/people/current-user'
import { m } from '#app/paraglide/messages.js'
import type { MenuGroup, MenuItem, MenuRule } from './menus.ts'

/** The items a user sees: enabled ones, and disabled ones with a reason. */
const itemsFor = (user: User, rules: MenuRule[]): MenuItem[] =>
  rules
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ path, label, covers, closedBecause, note }) => ({
      path,
      label: label(),
      covers,
      closedBecause: closedBecause?.(user),
      note: note?.(user),
    }))

const isPractitioner = (user: User) => user.isPractitioner
const isApproved = (user: User) => user.isPractitioner && user.isApproved
const mayTakeMoney = (user: User) =>
  user.isCommissionEnabled && user.isAllowedToReceiveCommission && user.isCommissionLawful

/** What the owner can complete comes first, an admin's pause last. */
function whyNoMoney(user: User): string {
  if (!user.isCommissionEnabled) return m.menu_business_incomplete()
  return user.isCommissionLawful ? m.menu_business_paused() : m.menu_business_law()
}

const isAccountant = (user: User) =>
  user.permissions.some((right) => right === 'admin:all' || right === 'admin:accounting')

const hasAllRights = (user: User) => user.permissions.includes('admin:all')

const credentialsMissing = (user: User) => (isApproved(user) ? undefined : m.menu_credentials_missing())

const account: MenuRule[][] = [
  [
    { path: '/catalog-updates', label: m.menu_product_updates, isFor: isPractitioner },
    { path: '/insights', label: m.menu_insights, isFor: isPractitioner },
    { path: '/learning-hub', label: m.learning_title, isFor: isPractitioner },
    { path: '/orders', label: m.menu_my_orders, isFor: (user) => !user.isClient },
    { path: '/orders', label: m.menu_my_plans_orders, isFor: (user) => user.isClient },
  ],
  [
    { path: '/settings/account', label: m.menu_settings },
    { path: '/faqs/all', label: m.menu_help_centre },
    {
      path: '/referral-program',
      label: m.menu_referral_program,
      isFor: isPractitioner,
      closedBecause: credentialsMissing,
    },
  ],
  [
    {
      path: '/settings/business-account',
      label: m.menu_business_account,
      isFor: (user) => isApproved(user) && !mayTakeMoney(user),
      note: whyNoMoney,
    },
  ],
  [{ path: '/auth/signout', label: m.menu_sign_out }],
]

const management: { id: string; title: () => string; rules: MenuRule[] }[] = [
  {
    id: 'users',
    title: m.menu_admin_users_group,
    rules: [
      { path: '/admin/users', label: m.menu_admin_users },
      { path: '/admin/practitioners', label: m.common_practitioners },
      { path: '/admin/clients', label: m.common_clients },
    ],
  },
  {
    id: 'products',
    title: m.common_products,
    rules: [
      { path: '/admin/brands', label: m.brands_title },
      { path: '/admin/categories', label: m.catalogue_field_categories },
      { path: '/admin/products', label: m.common_products },
      { path: '/admin/ingredients', label: m.catalogue_section_ingredients },
      { path: '/admin/product-inquiries', label: m.inquiries_title },
      { path: '/admin/product-disruptions', label: m.menu_admin_disruptions },
    ],
  },
  {
    id: 'plans',
    title: m.menu_treatment_plans,
    rules: [{ path: '/admin/recommendations', label: m.menu_treatment_plans }],
  },
  {
    id: 'sales',
    title: m.menu_admin_sales_group,
    rules: [
      { path: '/admin/orders', label: m.common_orders },
      { path: '/admin/payments', label: m.common_payments, isFor: isAccountant },
      { path: '/admin/ledger', label: m.menu_admin_ledger, isFor: isAccountant },
      { path: '/admin/commission', label: m.menu_admin_commission, isFor: isAccountant },
      { path: '/admin/payouts', label: m.menu_admin_payouts, isFor: isAccountant },
      { path: '/admin/referrals', label: m.menu_admin_referrals },
    ],
  },
  {
    id: 'analytics',
    title: m.menu_admin_analytics_group,
    rules: [
      { path: '/admin/recommendation-journeys', label: m.menu_admin_journeys },
      { path: '/admin/practitioner-insights', label: m.menu_admin_insights },
    ],
  },
  {
    id: 'operations',
    title: m.menu_admin_operations_group,
    rules: [
      { path: '/admin/chat', label: m.menu_admin_chat },
      { path: '/admin/demo-calls', label: m.menu_admin_demo_calls },
      { path: '/admin/content', label: m.menu_admin_content },
      { path: '/admin/outbox', label: m.menu_admin_outbox, covers: /^\/admin\/erp-products/ },
      { path: '/admin/erp', label: m.menu_admin_erp },
    ],
  },
  {
    id: 'settings',
    title: m.menu_admin_settings_group,
    rules: [
      { path: '/admin/settings/seller', label: m.menu_settings_seller, isFor: hasAllRights },
      { path: '/admin/settings/carriers', label: m.menu_settings_carriers, isFor: hasAllRights },
      { path: '/admin/settings/countries', label: m.menu_settings_countries, isFor: hasAllRights },
      { path: '/admin/settings/vat-rates', label: m.menu_settings_vat, isFor: hasAllRights },
      { path: '/admin/settings/exchange-rates', label: m.menu_settings_exchange, isFor: hasAllRights },
      { path: '/admin/settings/commission-laws', label: m.menu_settings_commission, isFor: hasAllRights },
      { path: '/admin/settings/chat-hours', label: m.menu_settings_chat_hours, isFor: hasAllRights },
      { path: '/admin/settings/chat-answers', label: m.menu_settings_chat_answers, isFor: hasAllRights },
      { path: '/admin/settings/feature-flags', label: m.menu_settings_flags, isFor: hasAllRights },
    ],
  },
]

const withItems = (groups: MenuGroup[]) => groups.filter(({ items }) => items.length > 0)

/** The user menu in its groups (docs/specification.md, section 2). */
export const userMenu = (user: User): MenuGroup[] =>
  withItems(account.map((rules, at) => ({ id: `account-${at}`, items: itemsFor(user, rules) })))

/** All menus of a user below each other, from the header's on: what is in that does not come again. */
export function allMenus(header: MenuItem[], user: User | null): MenuGroup[] {
  const own = user ? [...managementMenu(user), ...userMenu(user)] : []
  const isNew = ({ path }: MenuItem) => header.every((item) => item.path !== path)
  const further = own.map((group) => ({ ...group, items: group.items.filter(isNew) }))
  return withItems([{ id: 'main', items: header }, ...further])
}

/** The Management menu, for admins. */
export const managementMenu = (user: User): MenuGroup[] =>
  user.isAdmin
    ? withItems(
        management.map(({ id, title, rules }) => ({
          id,
          title: title(),
          items: itemsFor(user, rules),
        })),
      )
    : []
