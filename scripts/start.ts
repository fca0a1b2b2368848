import { buildWhenStale } from './build-when-stale.ts'

await buildWhenStale()
// React uses its slow development build unless NODE_ENV is set before it is loaded.
process.env.NODE_ENV ??= 'production'
const { startServer } = await import(new URL('../apps/server/build/server.js', import.meta.url).href)
await startServer()
