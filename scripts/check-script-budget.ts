import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type AssetManifest, publicScripts } from './public-scripts.ts'

const BUDGET_BYTES = 150_000

const client = fileURLToPath(new URL('../apps/web/build/client', import.meta.url))

function readManifest(): AssetManifest {
  const [path] = globSync(`${client}/assets/manifest-*.js`)
  if (path === undefined) throw new Error('There is no build of the web: run npm run build first.')
  const source = readFileSync(path, 'utf8')
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as AssetManifest
}

/** Transfer size: the file compressed at build time, else compressed now. */
function servedBytes(asset: string): number {
  const path = client + asset
  const compressed = `${path}.br`
  return existsSync(compressed)
    ? readFileSync(compressed).length
    : brotliCompressSync(readFileSync(path)).length
}

for (const { route, scripts } of publicScripts(readManifest())) {
  const bytes = scripts.reduce((sum, script) => sum + servedBytes(script), 0)
  const verdict = bytes > BUDGET_BYTES ? `above its budget of ${BUDGET_BYTES / 1000} kB` : 'fits'
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${route}  ${verdict}\n`)
  if (bytes > BUDGET_BYTES) process.exitCode = 1
}
