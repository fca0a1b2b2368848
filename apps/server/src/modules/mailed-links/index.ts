export { mailedLinkRoutes } from './routes.ts'
