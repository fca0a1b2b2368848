export type { PrivacyOptions } from './privacy-work.ts'
export { privacyRoutes } from './routes.ts'
export { eraseUser } from './use-cases/erase-account.ts'
