type File = { key: string; bytes: Buffer; contentType: string }

type Store = {
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Stores files, then runs the transaction that references them; if either fails, none of the files stays. */
export async function keepFiles<T>(store: Store, files: File[], write: () => Promise<T>): Promise<T> {
  try {
    for (const { key, bytes, contentType } of files) await store.put(key, bytes, contentType)
    return await write()
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => store.remove(key)))
    throw error
  }
}
