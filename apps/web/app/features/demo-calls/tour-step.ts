/** The part of the address that names a step of the tour, from 1. */
const STEP = 'step'

/** The step that an address names, from 0; the first one for anything else. */
export function stepAt(search: URLSearchParams, steps: number): number {
  const named = search.get(STEP) ?? ''
  const at = /^\d$/.test(named) ? Number(named) - 1 : 0
  return at >= 0 && at < steps ? at : 0
}

/** The address of a step, from 0, of the page that is open. */
export const stepLink = (at: number): { search: string } => ({ search: at === 0 ? '' : `?${STEP}=${at + 1}` })
