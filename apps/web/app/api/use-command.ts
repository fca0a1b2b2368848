import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Command, mutationOf } from './command.ts'
import { singleFlight } from './single-flight.ts'

/** What became of a command. */
export type Outcome<Answer> = { isDone: true; answer: Answer } | { isDone: false; error: Error }

/**
 * The one way to write from a component. `run` begins a command once however often it is pressed, `queue` begins each
 * one; neither rejects. Both answer what became of it, `run` with null where it was under way already.
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
