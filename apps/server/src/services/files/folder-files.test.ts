import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore } from './files.ts'
import { folderFiles } from './folder-files.ts'

let folder: string
let store: FileStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-files-'))
  store = folderFiles(folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a file is kept under its key for its owner alone, replaced, read and removed', async () => {
  await store.put('pictures/a', Buffer.from('first'), 'image/webp')
  await store.put('pictures/a', Buffer.from('second'), 'image/webp')
  expect(await store.get('pictures/a')).toEqual(Buffer.from('second'))
  expect(readdirSync(join(folder, 'pictures'))).toEqual(['a'])
  expect(statSync(join(folder, 'pictures', 'a')).mode & 0o777).toBe(0o600)
  expect(await store.has('pictures/a')).toBe(true)
  await store.remove('pictures/a')
  await store.remove('pictures/a')
  expect(await store.get('pictures/a')).toBeNull()
  expect(await store.has('pictures/a')).toBe(false)
})

test.for(['../secret', '/etc/passwd/../../..', 'a/../../b', ''])(
  'a key that leaves the folder is refused: %s',
  async (key) => {
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('a key leaves the folder')
    await expect(store.get(key)).rejects.toThrow('a key leaves the folder')
    await expect(store.has(key)).rejects.toThrow('a key leaves the folder')
  },
)
