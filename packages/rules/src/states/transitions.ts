/** A state machine: the next state per state and event. An event not listed is not allowed. */
export type Transitions<State extends string, Event extends string> = Record<
  State,
  Partial<Record<Event, State>>
>

/** The next state; null if the event is not allowed. */
export const nextState = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  from: State,
  event: Event,
): State | null => transitions[from][event] ?? null

/** The states that allow an event, for statements that move many rows at once. */
export const statesTaking = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State[] => (Object.keys(transitions) as State[]).filter((state) => transitions[state][event] !== undefined)

/** The one target state of an event. Throws RangeError if there is none or more than one. */
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
