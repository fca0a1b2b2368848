export { countFailedMessages } from './data/message-queries.ts'
export { outboxRoutes } from './routes.ts'
