export { erpAccounts } from './data/erp-tables.ts'
export { forgetErpAccount, forgetErpPartners } from './use-cases/forget-account.ts'
export { makeErpAccounts } from './use-cases/make-account.ts'
export { requestErpAccount } from './use-cases/request-account.ts'
