export type { PrivacyOptions } from './privacy-context.ts'
export { privacyRoutes } from './routes.ts'
export { eraseUser } from './use-cases/erase-account.ts'
