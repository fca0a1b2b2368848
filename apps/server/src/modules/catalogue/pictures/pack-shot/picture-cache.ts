/** LRU cache of pictures, limited in bytes: rendering one takes longer than a whole page of text. */
export function cachePictures(mostBytes: number) {
  const pictures = new Map<string, Buffer>()
  let bytes = 0
  return {
    find(key: string): Buffer | undefined {
      const found = pictures.get(key)
      if (!found) return undefined
      pictures.delete(key)
      pictures.set(key, found)
      return found
    },
    keep(key: string, picture: Buffer): void {
      if (pictures.has(key)) return
      pictures.set(key, picture)
      bytes += picture.length
      for (const [oldest, dropped] of pictures) {
        if (bytes <= mostBytes) break
        pictures.delete(oldest)
        bytes -= dropped.length
      }
    },
  }
}
