import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ask } from './ask.ts'
import { type Figures, measure } from './load.ts'
import { fillCatalogue, type MeasuredServer, startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'

const SMALL = 5000
/** More than the 2019 list has, so all of it. */
const LARGE = 92_800
const CONNECTIONS = 8
const SECONDS = 8
const WARM_SECONDS = 3
const PAGES = { products: 500, countries: ['NL', 'DE', 'FR', 'SE'], languages: ['nl', 'de'] }
const SAVES = 200
const SHOWN = 'countryCode=NL&languageCode=nl'

type Read = { name: 'search with facets' | 'typeahead' | 'list' | 'detail'; path: () => string }

/** Queries of the judged set, as typed. */
const queries = (
  JSON.parse(readFileSync(new URL('../data/search/judged-queries.json', import.meta.url), 'utf8')) as {
    query: string
  }[]
).map(({ query }) => query)

/** All in turn, so that two runs make the same requests. */
function inTurn<T>(all: T[]): () => T {
  let at = 0
  return () => {
    const one = all[at++ % all.length]
    if (one === undefined) throw new Error('there is nothing to ask for')
    return one
  }
}

/** The search box contents while typing a query, from the third letter on. */
const beginnings = queries.flatMap((query) =>
  Array.from({ length: Math.max(1, query.length - 2) }, (_, at) => query.slice(0, at + 3)),
)

async function productIds(server: MeasuredServer): Promise<string[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from products where not is_hidden and stock_status = 'InStock' order by md5(id::text) limit ${PAGES.products}`,
  )
  await client.end()
  return rows.map(({ id }) => id)
}

function readsOf(ids: string[]): Read[] {
  const [query, beginning, id] = [inTurn(queries), inTurn(beginnings), inTurn(ids)]
  return [
    {
      name: 'search with facets',
      path: () => `/api/products?query=${encodeURIComponent(query())}&withFacets=true&limit=24&${SHOWN}`,
    },
    {
      name: 'typeahead',
      path: () => `/api/products?query=${encodeURIComponent(beginning())}&limit=8&${SHOWN}`,
    },
    { name: 'list', path: () => `/api/products?limit=20&${SHOWN}` },
    { name: 'detail', path: () => `/api/products/${id()}?${SHOWN}` },
  ]
}

async function measureReads(server: MeasuredServer, size: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of readsOf(await productIds(server))) {
    process.stderr.write(`${name}, ${size}\n`)
    const requests = [{ setupRequest: (request: object) => ({ ...request, method: 'GET', path: path() }) }]
    const load = { url: server.baseUrl, connections: CONNECTIONS, requests }
    await measure({ ...load, seconds: WARM_SECONDS })
    const before = await server.statements()
    const figures = await measure({ ...load, seconds: SECONDS })
    const statements = ((await server.statements()) - before) / (figures.perSecond * SECONDS)
    rows.push({ name: `${name}, ${size}`, connections: CONNECTIONS, figures, statements })
  }
  return rows
}

/** Server-rendered product pages, across products, countries and languages. */
async function measurePages(server: MeasuredServer): Promise<Figures> {
  const ids = await productIds(server)
  const all = PAGES.languages.flatMap((language) =>
    PAGES.countries.flatMap((country) => ids.map((id) => ({ language, country, id }))),
  )
  const next = inTurn(all.toSorted((a, b) => (a.id + a.country < b.id + b.country ? -1 : 1)))
  const setupRequest = (request: object) => {
    const { language, country, id } = next()
    return {
      ...request,
      method: 'GET',
      path: `/${language}/shop/products/${id}`,
      headers: { cookie: `salvia_country=${country}` },
    }
  }
  const load = { url: server.baseUrl, connections: CONNECTIONS, requests: [{ setupRequest }] }
  await measure({ ...load, seconds: WARM_SECONDS * 2 })
  return measure({ ...load, seconds: SECONDS })
}

/** Median time in milliseconds of an admin saving a product. */
async function medianSave(server: MeasuredServer): Promise<number> {
  const login = await fetch(`${server.baseUrl}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formFields: [
        { id: 'email', value: 'admin@salvia.example' },
        { id: 'password', value: 'salvia-demo' },
      ],
    }),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const taken: number[] = []
  for (const id of (await productIds(server)).slice(0, SAVES)) {
    const path = `${server.baseUrl}/api/admin/products/${id}`
    const { version, name } = (await (await fetch(path, { headers })).json()) as {
      version: number
      name: string
    }
    const body = JSON.stringify({ name: `${name} `.trim().concat(' II') })
    const startedAt = performance.now()
    const answer = await fetch(path, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${version}"` },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    taken.push(performance.now() - startedAt)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
}

/** Size of the search's tables and indexes, in MB. */
async function searchSize(server: MeasuredServer): Promise<string> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ table: number; indexes: number; count: number }>(
    `select pg_table_size('search_documents') / 1048576 as table, pg_indexes_size('search_documents') / 1048576 as indexes,
      (select count(*)::int from products) as count`,
  )
  await client.end()
  const [size] = rows
  return `${size?.count} products: search documents ${size?.table} MB, their indexes ${size?.indexes} MB`
}

const p95Of = (rows: Row[], name: string): number => {
  const row = rows.find((each) => each.name === name)
  if (!row) throw new Error(`${name} was not measured`)
  return row.figures.p95
}

function judge(small: Row[], large: Row[], pages: Figures): void {
  const search = p95Of(large, 'search with facets, large')
  verdict(`search with facets in the large shop: p95 under 60 ms (${search.toFixed(1)})`, search < 60)
  const typing = p95Of(large, 'typeahead, large')
  verdict(`typeahead in the large shop: p95 under 30 ms (${typing.toFixed(1)})`, typing < 30)
  for (const name of ['list', 'detail', 'search with facets']) {
    const growth = p95Of(large, `${name}, large`) / p95Of(small, `${name}, small`)
    verdict(`${name}: p95 grows at most by a factor of two (${growth.toFixed(2)})`, growth <= 2)
  }
  verdict(`at least 150 product pages a second (${pages.perSecond.toFixed(1)})`, pages.perSecond >= 150)
  const refused = [...small, ...large].reduce((sum, { figures }) => sum + figures.refused, pages.refused)
  verdict(`nothing was refused (${refused})`, refused === 0)
}

/** Search, list, detail and product pages with 5,000 products and with the whole list. */
export async function run(): Promise<void> {
  const server = await startMeasured(SMALL)
  try {
    const small = await measureReads(server, 'small')
    const pages = await measurePages(server)
    const lines = [await searchSize(server)]
    process.stderr.write('filling the large shop\n')
    await fillCatalogue(server.databaseUrl, LARGE)
    await ask(`${server.baseUrl}/api/products?limit=1`)
    const large = await measureReads(server, 'large')
    lines.push(await searchSize(server), `a product is saved in ${(await medianSave(server)).toFixed(1)} ms`)
    const page: Row = {
      name: 'product page',
      connections: CONNECTIONS,
      figures: pages,
      statements: Number.NaN,
    }
    printTable([...small, ...large, page])
    process.stdout.write(`${lines.join('\n')}\nmemory: ${server.memoryMegabytes()} MB\n`)
    judge(small, large, pages)
  } finally {
    await server.stop()
  }
}
