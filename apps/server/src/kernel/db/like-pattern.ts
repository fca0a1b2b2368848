import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Wildcards of LIKE and its escape, with the characters of which `plain_text` makes one. */
const wildcards = /[\\%_∖﹨＼﹪％＿]/g

/** A LIKE pattern matching `typed` anywhere; wildcards in it are escaped, also those that `plain_text` brings forth. */
export const likePattern = (typed: string): string => `%${typed.replace(wildcards, '\\$&')}%`

/** A text as it is searched: lower case without accents. An index of it serves `holdsPlain`. */
export const plain = (text: SQLWrapper): SQL => sql`plain_text(${text})`

/** Whether a text has what was typed anywhere, whatever its case and accents. */
export const holdsPlain = (text: SQLWrapper, typed: string): SQL =>
  sql`${plain(text)} like plain_text(${likePattern(typed)})`
