import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { dataFile, readData } from '#kernel/data-file'
import type { Sources } from './demo-catalogue.ts'
import { readShopWords } from './shop-words.ts'
import type { ListedProduct } from './source-records.ts'

type Row = (string | number | boolean | null)[]

/** One JSON array per line; the first names the fields. */
function readList(): ListedProduct[] {
  const text = gunzipSync(readFileSync(dataFile('catalogue/products-2019.ndjson.gz'))).toString('utf8')
  const [fields = [], ...rows] = JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as Row[]
  return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])) as ListedProduct)
}

/** Reads the shipped sources: labels, product list and vocabulary. */
export const readSources = (): Sources => ({
  labels: readData('catalogue/labels.json'),
  list: readList(),
  words: readShopWords(),
})
