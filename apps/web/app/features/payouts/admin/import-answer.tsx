import type { BankAnswer } from '@salvia/contract/payouts/bank-answers'
import { useState } from 'react'
import { refusedReasons } from '#app/api/api-error.ts'
import { explainReason, explainWrite } from '#app/api/explain-refusal.ts'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { DropArea } from '#app/forms/drop-area.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { payoutReads } from './admin-payout-queries.ts'

/** The way to what the bank answered. */
export function ImportButton({ isMain = false }: { isMain?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size={isMain ? 'md' : 'sm'}
        variant={isMain ? 'filled' : 'default'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.payouts_import()}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type Line = { line: string; words: string }
type Refused = { words: string; lines: Line[]; mayIgnore: boolean }

/** A refused file by its lines; what is unknown may be left out, what contradicts may not. */
async function refusalOf(error: Error): Promise<Refused> {
  const faults = refusedReasons(error).filter(({ id }) => id.startsWith('lines.'))
  const lines = faults.map(async ({ id, error: why }) => ({
    line: id.slice('lines.'.length),
    words: await explainReason(why),
  }))
  const mayIgnore = faults.length > 0 && faults.every(({ error: why }) => why === 'end_to_end_unknown')
  return { words: await explainWrite(error), lines: await Promise.all(lines), mayIgnore }
}

type Sending = { file: File; ignoreUnknown: boolean }

function useImport(onDone: () => void) {
  const [refused, setRefused] = useState<Refused | null>(null)
  const command = useCommand({
    send: (_, { file, ignoreUnknown }: Sending) =>
      upload({
        method: 'POST',
        path: `/admin/payouts/answers${ignoreUnknown ? '?ignoreUnknown=true' : ''}`,
        file,
        name: file.name,
      }) as Promise<BankAnswer>,
    stale: payoutReads,
    done: ({ confirmed, returned, unchanged, ignored }) =>
      m.payouts_imported({ confirmed, returned, unchanged, ignored }),
    onDone,
    onFailed: async (error) => setRefused(await refusalOf(error)),
  })
  return { ...command, refused }
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { run, isPending, refused, input } = useImport(onClose)
  const send = ([file]: File[]) => file && run({ file, ignoreUnknown: false })
  return (
    <Dialog title={m.payouts_import()} isOpen onClose={onClose}>
      <div className={parts.stack}>
        <p className="second">{m.payouts_import_lead()}</p>
        {refused && !isPending && <Refusal refused={refused} />}
        <DropArea
          className={parts.stack}
          label={m.common_choose_file()}
          accept=".xml,application/xml,text/xml"
          onFiles={send}
        >
          {(choose) => (
            <Button variant="filled" loading={isPending} onClick={choose}>
              {m.common_choose_file()}
            </Button>
          )}
        </DropArea>
        {refused?.mayIgnore && input && (
          <Button loading={isPending} onClick={() => run({ ...input, ignoreUnknown: true })}>
            {m.payouts_import_rest()}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const Refusal = ({ refused: { words, lines } }: { refused: Refused }) => (
  <Note tone="error" role="alert" title={words}>
    {lines.length > 0 && (
      <ul>
        {lines.map(({ line, words: why }) => (
          <li key={`${line} ${why}`}>
            {m.payouts_import_line({ line })} {why}
          </li>
        ))}
      </ul>
    )}
  </Note>
)
