export { listReferralPrograms } from './data/referral-program-queries.ts'
export { referralPrograms } from './data/referral-program-tables.ts'
