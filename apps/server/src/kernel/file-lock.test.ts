import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { inAnotherContainer } from '#test/running-server'
import { takeFileLock } from './file-lock.ts'

const module = fileURLToPath(new URL('./file-lock.ts', import.meta.url))

function makeLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'a.lock')
}

const taking = (lock: string, then: string) => [
  '--input-type=module',
  '-e',
  `import { takeFileLock } from ${JSON.stringify(module)}
  const lock = takeFileLock(${JSON.stringify(lock)})
  ${then}`,
]

/** Another process that holds the lock until it is killed. */
async function startHolder(lock: string) {
  const holder = spawn(process.execPath, taking(lock, 'console.log(lock.isTaken); process.stdin.resume()'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [said] = await once(holder.stdout, 'data')
  expect(String(said)).toBe('true\n')
  return holder
}

/** Output of another process that tries to lock, where possible in its own PID namespace, as in another container. */
function tryElsewhere(lock: string) {
  const command = [process.execPath, ...taking(lock, 'console.log(JSON.stringify(lock))')]
  const [name = '', ...rest] = [...inAnotherContainer(), ...command]
  const { stdout, stderr } = spawnSync(name, rest, { encoding: 'utf8' })
  return { answer: JSON.parse(stdout), stderr }
}

const NOBODY = 4_194_303

test('a lock that is held is refused to others, who learn who has it', async () => {
  const lock = makeLock()
  const { pid } = await startHolder(lock)
  const holder = expect.stringMatching(new RegExp(`^process ${pid} on .+ since \\d{4}-[-\\dT:.]+Z$`))
  expect(takeFileLock(lock)).toEqual({ isTaken: false, holder })
  expect(tryElsewhere(lock)).toEqual({ answer: { isTaken: false, holder }, stderr: '' })
})

// The holder's process is not visible from another container.
test('it is refused also when the one who has it cannot be seen', async () => {
  const lock = makeLock()
  await startHolder(lock)
  writeFileSync(`${lock}.holder`, `process ${NOBODY} on elsewhere`)
  expect(tryElsewhere(lock).answer).toEqual({ isTaken: false, holder: `process ${NOBODY} on elsewhere` })
  rmSync(`${lock}.holder`)
  expect(tryElsewhere(lock).answer).toEqual({ isTaken: false, holder: 'another process' })
})

test('what a killed holder wrote refuses nobody, also when its number is that of a living process now', async () => {
  const lock = makeLock()
  const holder = await startHolder(lock)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(existsSync(`${lock}.holder`)).toBe(true)
  writeFileSync(`${lock}.holder`, 'process 1 on here')
  const taken = takeFileLock(lock)
  if (!taken.isTaken) return expect.unreachable()
  expect(takeFileLock(lock)).toMatchObject({ isTaken: false })
  taken.release()
  expect(tryElsewhere(lock).answer).toEqual({ isTaken: true })
})
