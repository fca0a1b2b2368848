import css from './level-bar.module.css'

const MARK = 2 / 3

/**
 * How much of an upper level is reached: the mark at two thirds is the level itself, beyond it the bar is amber. A
 * picture of the figures that stand beside it in words.
 */
export const LevelBar = ({ share }: { share: number }) => (
  <div className={css.bar} data-above={share > 1 || undefined} aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.round(share * MARK * 100))}%` }} />
    <u />
  </div>
)
