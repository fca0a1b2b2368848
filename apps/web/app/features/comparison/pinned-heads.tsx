import { type RefObject, useEffect, useRef, useState } from 'react'
import { PackShot } from '#app/ui/pack-shot.tsx'
import type { ComparedColumn } from './compared-columns.ts'
import css from './pinned-heads.module.css'

type Props = { columns: ComparedColumn[]; table: RefObject<HTMLTableElement | null> }

/**
 * Which column is which, at the top of the window once the table's heads have left it. The table scrolls sideways, so
 * that its own heads cannot stay; readers by ear have those.
 */
export function PinnedHeads({ columns, table }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const isPast = usePast(table)
  useEffect(() => {
    const scroller = table.current?.parentElement
    if (!(isPast && scroller)) return
    const follow = () => strip.current?.scrollTo({ left: scroller.scrollLeft, behavior: 'instant' })
    follow()
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [isPast, table])
  return (
    <div className={css.pinned} aria-hidden="true">
      {isPast && (
        <div ref={strip} className={css.strip}>
          <div className={css.stripRow}>
            {columns.map(({ product, isMain }) => (
              <span key={product.id} data-main={isMain || undefined}>
                <PackShot src={product.imageUrl} size="s" />
                <span className="strong">{product.name}</span>
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Whether the table's heads are above the window. */
function usePast(table: Props['table']): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const heads = table.current?.tHead
    if (!heads) return
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(heads)
    return () => observer.disconnect()
  }, [table])
  return isPast
}
