import { useNavigation } from 'react-router'
import css from './shell.module.css'

/** Progress bar for navigations that take longer than a third of a second. */
export const ProgressBar = () =>
  useNavigation().state === 'idle' ? null : <div className={css.progress} aria-hidden="true" />
