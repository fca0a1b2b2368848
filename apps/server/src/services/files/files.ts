/** Private files by key, such as `certificates/0198…`. Keys are made by the product, never by a caller. */
export type FileStore = {
  kind: 's3' | 'folder'
  /** Keeps a file; the same key again replaces it. Throws when the store refuses or cannot be reached. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null when there is none. */
  get: (key: string) => Promise<Buffer | null>
  /** Whether there is one, without reading it. */
  has: (key: string) => Promise<boolean>
  /** A file that is gone already is no fault. */
  remove: (key: string) => Promise<void>
}
