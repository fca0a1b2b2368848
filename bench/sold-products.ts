import pg from 'pg'
import { ask } from './ask.ts'
import type { MeasuredServer } from './measured-server.ts'

/** What a buyer in the Netherlands is shown. */
export const SHOWN = 'countryCode=NL&languageCode=nl'

/** Products that can be bought, one after the other, spread over the first 500. */
export async function pickSold({ baseUrl }: MeasuredServer): Promise<() => string> {
  const ids: string[] = []
  for (let offset = 0; offset < 500; offset += 100) {
    const query = `limit=100&offset=${offset}&stockStatusId=InStock&${SHOWN}`
    const said = await ask(`${baseUrl}/api/products?${query}`)
    const { results } = JSON.parse(said) as { results: { id: string; isShippable: boolean }[] }
    ids.push(...results.filter(({ isShippable }) => isShippable).map(({ id }) => id))
  }
  let at = 0
  return () => ids[at++ % ids.length] ?? ''
}

/** Packs of everything that is in stock, so that no load sells it out and then makes smaller orders. */
export async function stockUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update products set quantity = quantity + 100000 where quantity > 0')
  await client.query('vacuum analyze products')
  await client.end()
}
