export { erpProductRoutes } from './routes.ts'
