export { findWebinar, isMaterial } from './find-content.ts'
export { contentRoutes } from './routes.ts'
