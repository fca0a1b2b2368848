export { walletRoutes } from './routes.ts'
export { completeCommissions } from './use-cases/complete-commissions.ts'
export { type OrderCommission, recordCommission } from './use-cases/record-commission.ts'
export { takeBackCommission } from './use-cases/take-back-commission.ts'
