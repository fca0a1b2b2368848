import {
  addKnownWords,
  addWords,
  buildLexicon,
  type SearchLexicon,
  unknownWords,
} from '@salvia/rules/search/search-lexicon'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { preparedAnywhere, sharedOf } from '#db/statements'
import { searchDocuments } from './data/search-tables.ts'
import { knownWords, vocabulary } from './synonyms.ts'

/** Documents are timestamped before they commit, so those of long transactions are re-read. */
const OVERLAP_MS = 600_000

type Kept = { lexicon: SearchLexicon; until: number }

const lexicons = new WeakMap<object, Promise<Kept>>()

type Counted = { word: string; often: number }

async function wordsSince(db: Db, since: number): Promise<Map<string, number>> {
  const rows = await readRows<Counted>(
    db,
    sql`
    select word, count(*)::int as often from search_documents, unnest(words) as word
    where refreshed_at > ${new Date(since).toISOString()}::timestamptz group by word`,
  )
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
  return { lexicon: buildLexicon(vocabulary, await wordsSince(db, 0), knownWords), until }
}

async function learn(db: Db, kept: Kept): Promise<void> {
  const until = await newest(db)
  if (until <= kept.until) return
  addWords(kept.lexicon, await wordsSince(db, kept.until - OVERLAP_MS))
  kept.until = until
}

/** Those of the words that occur in a product's text. */
async function wordsOfTexts(db: Db, words: string[]): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`
    select word from json_array_elements_text(${JSON.stringify(words)}::json) as word
    where exists (select 1 from search_documents
      where terms @@ ('''t:' || replace(word, '''', '''''') || '''')::tsquery)`,
  )
  return rows.map(({ word }) => word)
}

/**
 * The lexicon with which a process parses queries. It is built once from the stored documents; an unknown word makes it
 * load documents that were written since, by any process, and then texts that contain the word. Words of deleted
 * products stay.
 */
export async function lexiconFor(db: Db, query: string): Promise<SearchLexicon> {
  const shared = sharedOf(db)
  const loading = lexicons.get(shared) ?? load(db)
  lexicons.set(shared, loading)
  const kept = await loading.catch((error: unknown) => {
    lexicons.delete(shared)
    throw error
  })
  if (unknownWords(query, kept.lexicon).length > 0) {
    await learn(db, kept)
    const unknown = unknownWords(query, kept.lexicon)
    if (unknown.length > 0) addKnownWords(kept.lexicon, await wordsOfTexts(db, unknown))
  }
  return kept.lexicon
}
