import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import type { Stale } from '#app/api/invalidate.ts'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { DropArea } from '#app/forms/drop-area.tsx'
import { LARGEST_BYTES } from '#app/forms/use-uploads.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './imports.module.css'

type Props = {
  /** Where the file is sent to. */
  path: `/${string}`
  accept: string
  /** Below the button: what may be dropped. */
  hint: string
  /** Lists of files that were read. */
  stale: Stale
  onRead: (importId: string) => unknown
}

function useReading({ path, stale, onRead }: Pick<Props, 'path' | 'stale' | 'onRead'>) {
  const [isTooLarge, setTooLarge] = useState(false)
  const once = useRequestKey()
  const { run, isPending, error, input } = useCommand({
    send: (_, file: File) =>
      once({ path, name: file.name, size: file.size, changedAt: file.lastModified }, ({ headers }) =>
        upload({ method: 'POST', path, file, name: file.name, headers }),
      ),
    stale: [stale],
    onDone: (answer) => onRead((answer as { id: string }).id),
    onFailed: shownHere,
  })
  const why = useProblemWords(error, m.auth_not_reached())
  const read = (file: File) => {
    setTooLarge(file.size > LARGEST_BYTES)
    if (file.size <= LARGEST_BYTES) void run(file)
  }
  const whyNot = isTooLarge ? m.refusal_file_too_large() : error && why
  return { name: isPending ? (input?.name ?? null) : null, whyNot, read }
}

/** Drop zone for a file to import; its lines are shown before anything is saved. */
export function ImportDrop({ accept, hint, ...reading }: Props) {
  const { name, whyNot, read } = useReading(reading)
  return (
    <>
      {whyNot && <Note tone="error" role="alert" title={whyNot} />}
      <DropArea
        className={`card ${css.drop}`}
        label={m.common_choose_file()}
        inputLabel={m.import_file()}
        accept={accept}
        onFiles={([file]) => file && read(file)}
      >
        {(choose) => (
          <>
            <Button
              variant="filled"
              loading={name !== null}
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {m.common_choose_file()}
            </Button>
            <p className="second" role="status">
              {name === null ? hint : m.import_reading({ name })}
            </p>
          </>
        )}
      </DropArea>
    </>
  )
}
