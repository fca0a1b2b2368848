type Placed = { name: string; after?: string; isAlone?: boolean }

/**
 * Runs every step, as many at once as there are slots, each as soon as possible: after the step it names. An exclusive
 * step waits for all before it, and no later one may overtake it. Throws if a step depends on none of those before it.
 */
export async function inSlots<S extends Placed, T>(
  steps: S[],
  slots: number,
  work: (step: S) => Promise<T>,
): Promise<T[]> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const done = new Map<string, T>()

  const mayStart = ({ after, isAlone }: S, at: number): boolean => {
    if (after !== undefined && !done.has(after)) return false
    return isAlone ? at === 0 && running.size === 0 : !waiting.slice(0, at).some((before) => before.isAlone)
  }

  function startOne(): boolean {
    const at = running.size < slots ? waiting.findIndex(mayStart) : -1
    const [step] = at < 0 ? [] : waiting.splice(at, 1)
    if (!step) return false
    const ended = work(step).then((outcome) => {
      done.set(step.name, outcome)
      running.delete(step.name)
    })
    running.set(step.name, ended)
    return !step.isAlone
  }

  while (waiting.length > 0 || running.size > 0) {
    while (startOne());
    if (running.size === 0)
      throw new Error(`${waiting[0]?.name} waits for a step that does not come before it`)
    await Promise.race(running.values())
  }
  return steps.map(({ name }) => done.get(name) as T)
}
