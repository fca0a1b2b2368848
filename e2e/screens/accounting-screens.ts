import { firstOf, oneReferral, type Screen } from './screen-paths.ts'

export const accountingScreens: Screen[] = [
  { name: 'payouts, for accounting', account: 'accounting', path: () => '/admin/payouts' },
  { name: 'checks of the ledger, for accounting', account: 'accounting', path: () => '/admin/ledger' },
  { name: 'payments of each day, for accounting', account: 'accounting', path: () => '/admin/payments' },
  { name: 'entries of all wallets, for accounting', account: 'accounting', path: () => '/admin/commission' },
  {
    name: 'one entry of a wallet, for accounting',
    account: 'accounting',
    path: async (page) => `/admin/commission/${(await firstOf(page, '/practitioner/transactions')).id}`,
  },
  { name: 'products in the ERP, for admins', account: 'admin', path: () => '/admin/erp-products' },
  {
    name: 'rules on commission, for admins',
    account: 'admin',
    path: () => '/admin/settings/commission-laws',
  },
  { name: 'referrals, for accounting', account: 'accounting', path: () => '/admin/referrals' },
  {
    name: 'one referral, for accounting',
    account: 'accounting',
    path: oneReferral,
  },
  {
    name: 'imports of commission, for accounting',
    account: 'accounting',
    path: () => '/admin/commission/import',
  },
]
