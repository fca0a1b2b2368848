import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { keyFromFile } from './key-file.ts'
import { StartFault } from './start-fault.ts'

const KEY = 'a-key-that-is-long-enough-to-sign-with'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const modeOf = (path: string): number => statSync(path).mode & 0o777
const silent = (line: string) => expect.unreachable(line)

test('a key is made once, for its owner only, and nothing else is left beside it', () => {
  const folder = makeFolder()
  const key = keyFromFile(folder, 'token', silent)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(keyFromFile(folder, 'token', silent)).toBe(key)
  expect(modeOf(join(folder, 'token.key'))).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['token.key'])
})

test.for(['', '\n', 'short'])('a file that holds %j is no key, and is left as it is', (content) => {
  const folder = makeFolder()
  const path = join(folder, 'columns.key')
  writeFileSync(path, content, { mode: 0o600 })
  expect(() => keyFromFile(folder, 'columns', silent)).toThrow(StartFault)
  expect(() => keyFromFile(folder, 'columns', silent)).toThrow(
    `${path} holds no key of at least 32 characters`,
  )
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a key that others can read becomes its owner’s alone, which is said', () => {
  const folder = makeFolder()
  const path = join(folder, 'token.key')
  writeFileSync(path, KEY)
  chmodSync(path, 0o644)
  const said: string[] = []
  expect(keyFromFile(folder, 'token', (line) => said.push(line))).toBe(KEY)
  expect(said).toEqual([expect.stringContaining(`${path} could be read by others`)])
  expect(modeOf(path)).toBe(0o600)
})

test('where nothing can be written, no part of a key is left, and a plain line says so', () => {
  const folder = makeFolder()
  const module = fileURLToPath(new URL('./key-file.ts', import.meta.url))
  const script = `import { keyFromFile } from ${JSON.stringify(module)}
    try { keyFromFile(${JSON.stringify(folder)}, 'token', console.log) } catch (error) { console.log(error.constructor.name, error.message) }`
  // A process that cannot write a byte to a file, as on a full disk.
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    {
      encoding: 'utf8',
    },
  )
  expect(stdout).toContain(`StartFault ${join(folder, 'token.key')} cannot be written: EFBIG`)
  expect(existsSync(join(folder, 'token.key'))).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})
