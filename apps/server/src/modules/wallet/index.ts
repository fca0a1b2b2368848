export { walletRoutes } from './routes.ts'
export { completeCommissions } from './use-cases/complete-commissions.ts'
export { recordCommission } from './use-cases/record-commission.ts'
export { takeBackCommission } from './use-cases/take-back-commission.ts'
