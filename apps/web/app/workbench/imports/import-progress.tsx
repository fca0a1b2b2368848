import css from './imports.module.css'

type Props = { done: number; all: number; said: string; leave: string }

/** How far the job of an import is, and that the page can be left. */
export const ImportProgress = ({ done, all, said, leave }: Props) => (
  <div className={`card ${css.moving}`} role="status">
    <div className={css.progress}>
      <progress value={done} max={all} aria-label={said} />
      <p className="num second">{said}</p>
    </div>
    <p className="third">{leave}</p>
  </div>
)
