import { buildWhenStale } from './build-when-stale.ts'

await buildWhenStale()
// React takes its slow development build unless told otherwise before it is loaded.
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../apps/server/src/server.ts')
await startServer()
