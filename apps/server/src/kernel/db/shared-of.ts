import type { Db } from './database.ts'

/** What all connections and transactions of one database have in common: by it a process keeps what it knows of it. */
export const sharedOf = (db: Db): object => (db as unknown as { dialect: object }).dialect
