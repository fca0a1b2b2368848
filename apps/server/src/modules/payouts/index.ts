export { payouts, payoutTransfers } from './data/payout-tables.ts'
export { sealedPayoutColumns } from './data/sealed-payouts.ts'
export { selfBillings } from './data/self-billing-tables.ts'
export { payoutsRoutes } from './routes.ts'
