import { tabStorage } from '#app/lib/browser-storage.ts'

/** Shown untranslated (docs/specification.md, section 8). */
export const MAX_RELOADS_REACHED = 'Max reload attempts reached'

const MAX_RELOADS = 3
const KEY = 'salvia.reloads'

type Attempts = { path: string; count: number }

function readAttempts(): Attempts {
  const text = tabStorage.read(KEY)
  if (text === null) return { path: '', count: 0 }
  const [count = '0', ...path] = text.split(' ')
  return { path: path.join(' '), count: Number(count) }
}

/** Counts reloads of a failed page; false from the fourth in a row. */
export function mayReloadAgain(path: string): boolean {
  const before = readAttempts()
  const count = before.path === path ? before.count + 1 : 1
  tabStorage.keep(KEY, `${count} ${path}`)
  return count <= MAX_RELOADS
}

/** A successful load resets the count. */
export const forgetReloads = () => tabStorage.forget(KEY)
