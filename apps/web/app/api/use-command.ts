import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Command, mutationOf } from './command.ts'
import { singleFlight } from './single-flight.ts'

/** The outcome of a command. */
export type Outcome<Answer> = { isDone: true; answer: Answer } | { isDone: false; error: Error }

/**
 * The one way to write from a component. `run` ignores calls while one is pending and then resolves to null; `queue`
 * runs every call in turn. Both resolve to the outcome and never reject.
 */
export function useCommand<Input = void, Answer = unknown>(command: Command<Input, Answer>) {
  const client = useQueryClient()
  const { mutateAsync, isPending, isSuccess, error, reset, variables } = useMutation(
    mutationOf(client, command),
  )
  const begin = (input: Input): Promise<Outcome<Answer>> =>
    mutateAsync(input).then(
      (answer) => ({ isDone: true as const, answer }),
      (failure: Error) => ({ isDone: false as const, error: failure }),
    )
  const latest = useRef(begin)
  latest.current = begin
  const [queue] = useState(() => (input: Input) => latest.current(input))
  const [run] = useState(() => singleFlight(queue))
  return { run, queue, isPending, isSuccess, error, reset, input: variables }
}
