import { formatPercent } from '@salvia/rules/format/format'
import { IconUpload, IconX } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DropArea } from './drop-area.tsx'
import css from './file-drop.module.css'
import type { useUploads } from './use-uploads.ts'

type Props = { label: string; hint: string; accept: string; uploads: ReturnType<typeof useUploads> }

/** Drop zone and file picker, with upload progress. */
export function FileDrop({ label, hint, accept, uploads }: Props) {
  return (
    <div>
      <DropArea
        isMultiple
        className={css.drop}
        label={label}
        accept={accept}
        onFiles={(files) => void uploads.send(files)}
      >
        {(choose) => (
          <>
            <Button
              size="sm"
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {label}
            </Button>
            <span className="third">{hint}</span>
          </>
        )}
      </DropArea>
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
