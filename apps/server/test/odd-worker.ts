import { isMainThread } from 'node:worker_threads'
import { serveProcess } from '../src/kernel/side-process/serve-process.ts'
import { serveThread } from '../src/kernel/side-thread/serve-thread.ts'

/** What a worker of the tests does with a work. */
export type OddWork =
  | { does: 'echo'; value: unknown }
  | { does: 'throw' }
  | { does: 'end' }
  | { does: 'spin' }
  | { does: 'describe' }

function make(work: OddWork): unknown {
  if (work.does === 'throw') throw new Error('cannot be done')
  if (work.does === 'end') process.exit(1)
  if (work.does === 'describe') return { pid: process.pid, variables: Object.keys(process.env) }
  while (work.does === 'spin');
  return work.does === 'echo' ? work.value : null
}

if (isMainThread) serveProcess(make)
else serveThread(make)
