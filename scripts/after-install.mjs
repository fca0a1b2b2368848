import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Takes out of `node_modules` what nothing here reads and a third of its size is: the headers that Node's package carries,
 * and source maps of packages. Run by whatever Node installs; what is not there is no fault.
 */
const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Only maps of scripts and styles: `.map` alone may be a package's data. */
const isSourceMap = (name) => /\.(?:[cm]?[jt]s|css)\.map$/.test(name)

function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeMaps(path)
    else if (entry.isFile() && isSourceMap(entry.name)) rmSync(path)
  }
}

if (existsSync(modules)) {
  removeMaps(modules)
  const node = join(modules, 'node', 'node_modules')
  for (const name of existsSync(node) ? readdirSync(node) : [])
    rmSync(join(node, name, 'include'), { recursive: true, force: true })
}
