/** Where each event leads from each state: the whole life of a record. A missing event is a refused event. */
export type Transitions<State extends string, Event extends string> = Record<
  State,
  Partial<Record<Event, State>>
>

/** Where an event leads; null when the state refuses it. */
export const nextState = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  from: State,
  event: Event,
): State | null => transitions[from][event] ?? null

/** The states that take an event: what a statement that moves many rows at once looks for. */
export const statesTaking = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State[] => (Object.keys(transitions) as State[]).filter((state) => transitions[state][event] !== undefined)

/** The one state that an event leads to, wherever it comes from. Throws RangeError when there is none or more than one. */
export function stateAfter<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State {
  const targets = new Set(statesTaking(transitions, event).map((state) => transitions[state][event] as State))
  const [target] = targets
  if (target === undefined || targets.size > 1)
    throw new RangeError(`${event} leads to ${targets.size} states, not to one`)
  return target
}
