import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { saveOnTop } from './save-on-top.ts'

type Stored = { version: number; rights: string[] }

const refusal = (status: number) =>
  new ApiError({
    type: 'about:blank',
    title: 'Refused',
    status,
    code: status === 412 ? 'outdated' : 'forbidden',
  })

/** A record that others write too: `meanwhile` happens just before a save arrives. */
function storeOf(known: Stored, meanwhile: ((stored: Stored) => Stored)[]) {
  let stored = known
  const saving = {
    read: async (isAfresh: boolean) => (isAfresh ? stored : known),
    save: async ({ version, rights }: Stored) => {
      stored = meanwhile.shift()?.(stored) ?? stored
      if (version !== stored.version) throw refusal(412)
      stored = { version: version + 1, rights: [...rights, 'accounting'] }
      return stored
    },
  }
  return { saving, now: () => stored }
}

const theirs = ({ version, rights }: Stored): Stored => ({ version: version + 1, rights: [...rights, 'all'] })

test('what nobody else changed is saved at once', async () => {
  const { saving } = storeOf({ version: 1, rights: ['base'] }, [])
  expect(await saveOnTop(saving)).toEqual({
    saved: { version: 2, rights: ['base', 'accounting'] },
    isMerged: false,
  })
})

test('what someone else changed meanwhile is kept, and the change is on top of it', async () => {
  const { saving } = storeOf({ version: 1, rights: ['base'] }, [theirs])
  expect(await saveOnTop(saving)).toEqual({
    saved: { version: 3, rights: ['base', 'all', 'accounting'] },
    isMerged: true,
  })
})

test('a second change meanwhile is told, and nothing is written', async () => {
  const { saving, now } = storeOf({ version: 1, rights: ['base'] }, [theirs, theirs])
  await expect(saveOnTop(saving)).rejects.toMatchObject({ status: 412 })
  expect(now()).toEqual({ version: 3, rights: ['base', 'all', 'all'] })
})

test('another refusal is not tried again', async () => {
  let saves = 0
  const save = async (): Promise<Stored> => {
    saves += 1
    throw refusal(403)
  }
  await expect(saveOnTop({ read: async () => ({ version: 1, rights: [] }), save })).rejects.toMatchObject({
    status: 403,
  })
  expect(saves).toBe(1)
})
