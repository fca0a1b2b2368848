import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { DropArea } from '#app/forms/drop-area.tsx'
import { LARGEST_BYTES } from '#app/forms/use-uploads.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './imports.module.css'

function useReading() {
  const navigate = useNavigate()
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isPending, error, input } = useCommand({
    send: (_, file: File) =>
      upload({ method: 'POST', path: '/admin/product-imports', file, name: file.name }),
    stale: ['GET /admin/product-imports'],
    onDone: (answer) => navigate(`/admin/products/import/${(answer as ProductImport).id}`),
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

/** Drop zone for a product file; opens its report once parsed. */
export function TableDrop() {
  const { name, whyNot, read } = useReading()
  return (
    <>
      {whyNot && <Note tone="error" role="alert" title={whyNot} />}
      <DropArea
        className={`card ${css.drop}`}
        label={m.import_choose()}
        inputLabel={m.import_file()}
        accept=".csv,.xlsx,text/csv"
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
              {m.import_choose()}
            </Button>
            <p className="second" role="status">
              {name === null ? m.import_drop() : m.import_reading({ name })}
            </p>
          </>
        )}
      </DropArea>
    </>
  )
}
