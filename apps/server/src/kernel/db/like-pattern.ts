/** A LIKE pattern matching `typed` anywhere; wildcards in it are escaped. */
export const likePattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
