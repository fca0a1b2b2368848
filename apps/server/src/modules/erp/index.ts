export { erpAccounts } from './data/erp-tables.ts'
