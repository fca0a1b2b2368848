export { listDisruptionsOf } from './data/person-queries.ts'
export { disruptionRoutes } from './routes.ts'
export { forgetInDisruptions } from './use-cases/forget-subscriber.ts'
