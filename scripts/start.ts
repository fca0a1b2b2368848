import { buildWhenStale } from './build-when-stale.ts'

await buildWhenStale()
// React uses its slow development build unless NODE_ENV is set before it is loaded.
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../apps/server/src/server.ts')
await startServer()
