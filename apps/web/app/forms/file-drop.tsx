import { formatPercent } from '@salvia/rules/format/format'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import css from './file-drop.module.css'
import type { useUploads } from './use-uploads.ts'

type Props = { label: string; hint: string; accept: string; uploads: ReturnType<typeof useUploads> }

/** Drop zone and file picker, with upload progress. */
export function FileDrop({ label, hint, accept, uploads }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div>
      <section
        className={css.drop}
        aria-label={label}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void uploads.send([...event.dataTransfer.files])
        }}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={accept}
          multiple
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            void uploads.send(files)
          }}
        />
        <Button
          size="sm"
          leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <span className="third">{hint}</span>
      </section>
      <ul className={css.sending} aria-live="polite">
        {uploads.sending.map(({ id, name, done, error }) => (
          <li key={id}>
            <span className={css.name}>{name}</span>
            {error ? (
              <>
                <span className={css.error}>{error}</span>
                <button
                  type="button"
                  aria-label={m.catalogue_forget({ name })}
                  onClick={() => uploads.forget(id)}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </>
            ) : (
              <span className="num third">{formatPercent(Math.round(done * 100), getLocale())}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
