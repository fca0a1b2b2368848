import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build-when-stale.ts'

await buildWhenStale()
// Compiling the server anew takes a second of each start.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
// React uses its slow development build unless NODE_ENV is set before it is loaded.
process.env.NODE_ENV ??= 'production'
const { startServer } = await import(new URL('../apps/server/build/server.js', import.meta.url).href)
await startServer()
