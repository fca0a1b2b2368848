import { addWords, buildLexicon, knowsAll, type SearchLexicon } from '@salvia/rules/search/parse-query'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere, sharedOf } from '#db/statements'
import { searchDocuments } from './data/search-tables.ts'
import { synonymRows } from './synonyms.ts'

/** Documents are dated while their transaction is open: those of long ones are looked at again. */
const OVERLAP_MS = 600_000

type Kept = { lexicon: SearchLexicon; until: number }

const memoize = new WeakMap<object, Promise<Kept>>()

type Counted = { word: string; often: number }

async function wordsSince(db: Db, since: number): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    select word, count(*)::int as often from search_documents, unnest(words) as word
    where refreshed_at > ${new Date(since).toISOString()}::timestamptz group by word`)) as unknown as {
    rows: Counted[]
  }
  return new Map(rows.map(({ word, often }) => [word, often]))
}

const newestStatement = preparedAnywhere((db: Db) =>
  db
    .select({
      at: sql<number>`coalesce(extract(epoch from max(${searchDocuments.refreshedAt})) * 1000, 0)::float8`,
    })
    .from(searchDocuments)
    .prepare('search_newest'),
)

async function newest(db: Db): Promise<number> {
  const [row] = await newestStatement(db).execute()
  return Number(row?.at ?? 0)
}

async function load(db: Db): Promise<Kept> {
  const until = await newest(db)
  return { lexicon: buildLexicon(synonymRows, await wordsSince(db, 0)), until }
}

async function learn(db: Db, kept: Kept): Promise<void> {
  const until = await newest(db)
  if (until <= kept.until) return
  addWords(kept.lexicon, await wordsSince(db, kept.until - OVERLAP_MS))
  kept.until = until
}

/**
 * What a process reads queries with. It is made of the stored documents once; a word that it does not know makes it
 * look for documents that came since, whichever process wrote them. Words of products that are gone stay.
 */
export async function lexiconFor(db: Db, query: string): Promise<SearchLexicon> {
  const shared = sharedOf(db)
  const loading = memoize.get(shared) ?? load(db)
  memoize.set(shared, loading)
  const kept = await loading.catch((error: unknown) => {
    memoize.delete(shared)
    throw error
  })
  if (!knowsAll(query, kept.lexicon)) await learn(db, kept)
  return kept.lexicon
}
