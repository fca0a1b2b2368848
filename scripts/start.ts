import { buildWhenStale } from './build-when-stale.ts'

buildWhenStale()
await import('../apps/server/src/server.ts')
