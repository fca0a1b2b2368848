import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oneBuildAtATime } from './one-build-at-a-time.ts'

function makeLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'build.lock')
}

function startHolder() {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  return holder
}

test('a free lock is held during the build and given back after it', async () => {
  const lock = makeLock()
  const held: boolean[] = []
  await oneBuildAtATime(
    lock,
    () => void held.push(existsSync(lock)),
    () => expect.unreachable(),
  )
  expect([...held, existsSync(lock)]).toEqual([true, false])
})

test('a build that fails gives its lock back', async () => {
  const lock = makeLock()
  const failing = () => {
    throw new Error('no room')
  }
  await expect(oneBuildAtATime(lock, failing, () => expect.unreachable())).rejects.toThrow('no room')
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that is gone is taken over without waiting', async () => {
  const lock = makeLock()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(pid))
  const built: string[] = []
  await oneBuildAtATime(
    lock,
    () => void built.push('built'),
    () => expect.unreachable(),
  )
  expect(built).toEqual(['built'])
})

test('a second one waits while the holder lives, says so once, and builds when the lock is given back', async () => {
  const lock = makeLock()
  const holder = startHolder()
  writeFileSync(lock, String(holder.pid))
  const story: string[] = []
  await oneBuildAtATime(
    lock,
    () => void story.push('built'),
    (heldBy) => {
      story.push(heldBy === holder.pid ? 'waits for the holder' : `waits for ${heldBy}`)
      rmSync(lock)
    },
  )
  expect(story).toEqual(['waits for the holder', 'built'])
})

test('a holder that is killed leaves the lock to the one that waits', async () => {
  const lock = makeLock()
  const holder = startHolder()
  writeFileSync(lock, String(holder.pid))
  const built: string[] = []
  await oneBuildAtATime(
    lock,
    () => void built.push('built'),
    () => void holder.kill('SIGKILL'),
  )
  expect(built).toEqual(['built'])
  expect(existsSync(lock)).toBe(false)
})
