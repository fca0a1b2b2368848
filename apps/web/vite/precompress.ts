import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthIt = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const SMALLEST = 128

/** Writes a `.br` next to each text asset that it makes smaller, so that serving needs no compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name))
  await Promise.all(files.map((file) => precompressFile(join(file.parentPath, file.name))))
}

async function precompressFile(path: string) {
  const plain = await readFile(path)
  if (plain.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const compressed = await compress(plain, { params })
  if (compressed.length < plain.length) await writeFile(`${path}.br`, compressed)
}
