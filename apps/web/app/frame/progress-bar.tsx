import { useNavigation } from 'react-router'
import css from './shell.module.css'

/** A page that takes its time: a line at the top, from a third of a second on. */
export const ProgressBar = () =>
  useNavigation().state === 'idle' ? null : <div className={css.progress} aria-hidden="true" />
