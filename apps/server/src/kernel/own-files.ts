import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'

const manifest = findPackageJSON(import.meta.url)
if (!manifest) throw new Error('The server has no package.json above its code.')
const serverFolder = new URL('.', pathToFileURL(manifest))
const isBuilt = import.meta.url.endsWith('.js')

/** Location of a file of the product, by its path from `apps/server`. The same from the sources and from the build. */
export const serverFile = (path: string): URL => new URL(path, serverFolder)

/** Location of a script that runs in a thread or process of its own, by its path below `src` without extension. */
export const serverScript = (path: string): URL => serverFile(isBuilt ? `build/${path}.js` : `src/${path}.ts`)
