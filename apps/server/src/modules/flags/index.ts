export { listFlagsOf } from './evaluate-flags.ts'
export { flagRoutes } from './routes.ts'
