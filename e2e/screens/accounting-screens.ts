import { firstOf, oneReferral, type Screen } from './screen-paths.ts'

export const accountingScreens: Screen[] = [
  { name: 'payouts, for accounting', account: 'accounting', path: () => '/admin/payouts' },
  {
    name: 'checks of the ledger, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: () => '/admin/ledger',
  },
  {
    name: 'payments of each day, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: () => '/admin/payments',
  },
  {
    name: 'entries of all wallets, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: () => '/admin/commission',
  },
  {
    name: 'one entry of a wallet, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: async (page) => `/admin/commission/${(await firstOf(page, '/practitioner/transactions')).id}`,
  },
  {
    name: 'products in the ERP, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/erp-products',
  },
  {
    name: 'rules on commission, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/commission-laws',
  },
  {
    name: 'referrals, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: () => '/admin/referrals',
  },
  {
    name: 'one referral, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: oneReferral,
  },
  {
    name: 'imports of commission, for accounting',
    isLikeOthers: true,
    account: 'accounting',
    path: () => '/admin/commission/import',
  },
]
