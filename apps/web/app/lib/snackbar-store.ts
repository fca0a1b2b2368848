import { SNACKBAR_HIDE_MS } from '@salvia/contract/words/limits'
import type { SnackbarType, SnackbarWorkingState } from '@salvia/contract/words/screen'
import { dismissSnackbar, pushSnackbar } from '@salvia/rules/layout/snackbar-queue'
import { create } from 'zustand'

export type Snackbar = {
  id: string
  type: SnackbarType
  mainText: string
  action?: { label: string; run: () => void }
  /** Stays until dismissed. */
  isPersistent?: boolean
  /** Busy: a spinner instead of the icon. */
  isWorking?: boolean
}

type SnackbarStore = { snackbars: Snackbar[] }

export const useSnackbars = create<SnackbarStore>(() => ({ snackbars: [] }))

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a snackbar, newest first, at most three. One with the same id is replaced. */
export function showSnackbar(snackbar: Snackbar) {
  useSnackbars.setState(({ snackbars }) => ({ snackbars: pushSnackbar(snackbars, snackbar) }))
  clearTimeout(timers.get(snackbar.id))
  if (snackbar.isPersistent) return
  timers.set(
    snackbar.id,
    setTimeout(() => hideSnackbar(snackbar.id), SNACKBAR_HIDE_MS),
  )
}

export function hideSnackbar(id: string) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  useSnackbars.setState(({ snackbars }) => ({ snackbars: dismissSnackbar(snackbars, id) }))
}

/** Shows a busy snackbar until `hideSnackbar` is called with the same id. */
export const showWorking = (state: SnackbarWorkingState, mainText: string) =>
  showSnackbar({ id: state, type: 'primary', mainText, isPersistent: true, isWorking: true })
