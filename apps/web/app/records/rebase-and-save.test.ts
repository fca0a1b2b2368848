import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import { rebaseAndSave } from './rebase-and-save.ts'

type Stored = { version: number; rights: string[] }

const refusal = (status: number, current?: Stored) =>
  new ApiError({ type: 'about:blank', title: 'Refused', status, code: 'refused', current })

/** A record others write too: `meanwhile` runs just before a save arrives. */
function storeOf(known: Stored, meanwhile: ((stored: Stored) => Stored)[] = []) {
  let stored = known
  const seen: number[] = []
  const send = async ({ version, rights }: Stored) => {
    seen.push(version)
    stored = meanwhile.shift()?.(stored) ?? stored
    if (version !== stored.version) throw refusal(412, stored)
    stored = { version: version + 1, rights: [...rights, 'accounting'] }
    return stored
  }
  return { base: known, send, now: () => stored, seen }
}

const theirs = ({ version, rights }: Stored): Stored => ({ version: version + 1, rights: [...rights, 'all'] })
const takeUp = () => true

test('what nobody else changed is saved at once', async () => {
  const { base, send } = storeOf({ version: 1, rights: ['base'] })
  expect(await rebaseAndSave({ base, send, takeUp })).toEqual({
    is: 'saved',
    record: { version: 2, rights: ['base', 'accounting'] },
    isMerged: false,
  })
})

test('what someone else changed meanwhile is kept, and the change is on top of it, without reading it again', async () => {
  const { base, send, seen } = storeOf({ version: 1, rights: ['base'] }, [theirs])
  expect(await rebaseAndSave({ base, send, takeUp })).toEqual({
    is: 'saved',
    record: { version: 3, rights: ['base', 'all', 'accounting'] },
    isMerged: true,
  })
  expect(seen).toEqual([1, 2])
})

test('where a person has to decide nothing is written, and what is there now is told', async () => {
  const { base, send, now, seen } = storeOf({ version: 1, rights: ['base'] }, [theirs])
  expect(await rebaseAndSave({ base, send, takeUp: () => false })).toMatchObject({
    is: 'conflict',
    current: { version: 2, rights: ['base', 'all'] },
  })
  expect(seen).toEqual([1])
  expect(now()).toEqual({ version: 2, rights: ['base', 'all'] })
})

test('a second change meanwhile is told, and nothing is written', async () => {
  const { base, send, now } = storeOf({ version: 1, rights: ['base'] }, [theirs, theirs])
  await expect(rebaseAndSave({ base, send, takeUp })).rejects.toMatchObject({ status: 412 })
  expect(now()).toEqual({ version: 3, rights: ['base', 'all', 'all'] })
})

test('another refusal is not tried again', async () => {
  let saves = 0
  const send = async (): Promise<Stored> => {
    saves += 1
    throw refusal(403)
  }
  const base: Stored = { version: 1, rights: [] }
  await expect(rebaseAndSave({ base, send, takeUp })).rejects.toMatchObject({
    status: 403,
  })
  expect(saves).toBe(1)
})
