import { type ReactNode, useRef, useState } from 'react'

type Props = {
  className: string | undefined
  label: string
  /** Of the file field, where it is called otherwise than the place to drop files. */
  inputLabel?: string
  accept: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  /** Its content; `choose` opens the file picker. */
  children: (choose: () => void) => ReactNode
}

/** Where files are dropped or picked. */
export function DropArea({
  className,
  label,
  inputLabel = label,
  accept,
  isMultiple = false,
  onFiles,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <section
      className={className}
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
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={isMultiple}
        tabIndex={-1}
        aria-label={inputLabel}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          onFiles(files)
        }}
      />
      {children(() => input.current?.click())}
    </section>
  )
}
