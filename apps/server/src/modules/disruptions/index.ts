export { listDisruptionsOf } from './data/person-queries.ts'
export { disruptionRoutes } from './routes.ts'
export { computeUsers } from './use-cases/compute-users.ts'
export { forgetInDisruptions } from './use-cases/forget-subscriber.ts'
