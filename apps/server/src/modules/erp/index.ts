export { erpAccounts } from './data/erp-tables.ts'
export { erpCalls } from './erp-calls.ts'
export { forgetErpAccount } from './use-cases/forget-account.ts'
export { requestErpAccount } from './use-cases/request-account.ts'
