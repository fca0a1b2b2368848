import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedFiles } from './stored-files.ts'

function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-stored-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { files: join(dataDir, 'files'), keys: () => storedFiles({ s3: undefined, dataDir }).keys() }
}

test('an installation that has stored nothing yet has no files', async () => {
  expect(await dataFolder().keys()).toEqual([])
})

test('files of all folders are found, but not one that is still being written', async () => {
  const { files, keys } = dataFolder()
  mkdirSync(join(files, 'plans', 'a'), { recursive: true })
  writeFileSync(join(files, 'plans', 'a', 'x.pdf'), '')
  writeFileSync(join(files, 'b.png'), '')
  writeFileSync(join(files, 'c.png.01234567-89ab-cdef-0123-456789abcdef'), '')
  expect(await keys()).toEqual(['b.png', 'plans/a/x.pdf'])
})

test('a folder that cannot be read is no empty one', async () => {
  const { files, keys } = dataFolder()
  writeFileSync(files, 'not a folder')
  await expect(keys()).rejects.toThrow('ENOTDIR')
})
