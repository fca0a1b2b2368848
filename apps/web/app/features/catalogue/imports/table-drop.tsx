import { Button } from '@mantine/core'
import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { upload } from '#app/api/upload.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './imports.module.css'

/** The server's own limit; a larger file is told before it is sent. */
const LARGEST_BYTES = 10 * 1024 * 1024

function useReading() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState<string | null>(null)
  const [whyNot, setWhyNot] = useState<string | null>(null)
  const read = useSingle(async (file: File) => {
    if (file.size > LARGEST_BYTES) return setWhyNot(m.refusal_file_too_large())
    setWhyNot(null)
    setName(file.name)
    try {
      const path = '/admin/product-imports'
      const answer = await upload({ method: 'POST', path, file, name: file.name })
      await client.invalidateQueries({ queryKey: ['GET /admin/product-imports'] })
      await navigate(`/admin/products/import/${(answer as ProductImport).id}`)
    } catch (error) {
      setWhyNot(await explainProblem(error, m.auth_not_reached()))
    }
    setName(null)
  })
  return { name, whyNot, read }
}

/** A place to drop a product file on, or to choose one; once read, its report opens. */
export function TableDrop() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { name, whyNot, read } = useReading()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void read(file)
  }
  return (
    <>
      {whyNot && <Note tone="error" role="alert" title={whyNot} />}
      <section
        className={`card ${css.drop}`}
        aria-label={m.import_choose()}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept=".csv,.xlsx,text/csv"
          tabIndex={-1}
          aria-label={m.import_file()}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="filled"
          loading={name !== null}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {m.import_choose()}
        </Button>
        <p className="second" role="status">
          {name === null ? m.import_drop() : m.import_reading({ name })}
        </p>
      </section>
    </>
  )
}
