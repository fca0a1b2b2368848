import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeFileLock } from './file-lock.ts'
import { oneAtATime } from './one-at-a-time.ts'

function makeLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'build.lock')
}

/** Whether somebody holds the lock: taken here, it is released at once. */
function isHeld(lock: string): boolean {
  const taken = takeFileLock(lock)
  if (taken.isTaken) taken.release()
  return !taken.isTaken
}

test('a free lock is held during the build and given back after it', async () => {
  const lock = makeLock()
  const held: boolean[] = []
  await oneAtATime(
    lock,
    () => void held.push(isHeld(lock)),
    () => expect.unreachable(),
  )
  expect([...held, isHeld(lock)]).toEqual([true, false])
})

test('a build that fails gives its lock back', async () => {
  const lock = makeLock()
  const failing = () => {
    throw new Error('no room')
  }
  await expect(oneAtATime(lock, failing, () => expect.unreachable())).rejects.toThrow('no room')
  expect(isHeld(lock)).toBe(false)
})

test('a second one waits while the lock is held, says so once, and builds when it is given back', async () => {
  const lock = makeLock()
  const first = takeFileLock(lock)
  if (!first.isTaken) return expect.unreachable()
  const story: string[] = []
  await oneAtATime(
    lock,
    () => void story.push('built'),
    (holder) => {
      story.push(
        holder.includes(`process ${process.pid} on `) ? 'waits for the holder' : `waits for ${holder}`,
      )
      first.release()
    },
  )
  expect(story).toEqual(['waits for the holder', 'built'])
  expect(existsSync(`${lock}.holder`)).toBe(false)
})
