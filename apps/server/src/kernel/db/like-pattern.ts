/** A pattern that finds `typed` anywhere; the wildcards in it are taken as letters. */
export const likePattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
