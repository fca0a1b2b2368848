import { buildWhenStale } from './build-when-stale.ts'

await buildWhenStale()
await import('../apps/server/src/server.ts')
