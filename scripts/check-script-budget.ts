import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AssetManifest, publicScripts, SCRIPT_BUDGET_BYTES } from './public-scripts.ts'

const client = fileURLToPath(new URL('../apps/web/build/client', import.meta.url))

function readManifest(): AssetManifest {
  const [path] = globSync(`${client}/assets/manifest-*.js`)
  if (path === undefined) throw new Error('There is no build of the web: run npm run build first.')
  const source = readFileSync(path, 'utf8')
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as AssetManifest
}

/** Transfer size: of the file compressed at build time, which every file has that it makes smaller. */
function servedBytes(asset: string): number {
  const path = client + asset
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

// What a product page fetches afterwards by itself is counted with it in a browser: served-scripts.e2e.ts.
for (const { route, scripts } of publicScripts(readManifest())) {
  const bytes = scripts.reduce((sum, script) => sum + servedBytes(script), 0)
  const verdict =
    bytes > SCRIPT_BUDGET_BYTES ? `above its budget of ${SCRIPT_BUDGET_BYTES / 1000} kB` : 'fits'
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${route}  ${verdict}\n`)
  if (bytes > SCRIPT_BUDGET_BYTES) process.exitCode = 1
}
