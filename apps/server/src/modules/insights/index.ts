export { insightRoutes } from './routes.ts'
export { gatherInsights } from './use-cases/gather-insights.ts'
